// The annotations. Each names its own type in the plugin, so the plugin knows which overload the compiler
// chose.

/// Makes a class, a struct, an actor, or an extended type known to Arbor as one that it can make.
///
///     @Instantiable(fulfillingAdditionalTypes: [UserService.self])
///     public final class DefaultUserService: UserService, Instantiable {
///         public init(session: Session) { self.session = session }
///
///         @Received private let session: Session
///     }
///
/// The type is public and has a public initializer with a parameter for each annotated property. An extension has a
/// `public static func instantiate(…)` instead, whose result is the extended type and whose parameters are received.
///
/// A type with `@Forwarded` properties gains a `ForwardedProperties` typealias: the type of the one, or a tuple of all
/// with their labels, sorted by label.
///
/// - Parameters:
///   - isRoot: Whether the type is the root of a tree. Arbor writes an `init()` for each root, which makes the tree.
///   - fulfillingAdditionalTypes: Further types, such as protocols and superclasses, that properties may name and this
///     type stands in for. An array literal of types, each written `Name.self`.
///   - conformsElsewhere: Whether the conformance to `Instantiable` is declared in another place.
///   - mockOnly: Whether only tests make the type, by a static function of the declaration. It needs neither an initializer
///     nor a conformance, and is in the trees of mocks only.
///   - mockAttributes: The attributes of the generated function, a string literal.
///   - generateMock: Whether Arbor writes a `static func mock(…)`, which makes the type with its whole tree for a test.
///   - customMockName: The name of the declaration's own static function that makes the type for tests, a string
///     literal. `nil` means `mock`.
///   - generateTest: Whether Arbor writes a `static func test(…)`, which makes the type with its whole tree as production
///     does, apart from what a test sets.
///   - generateDouble: Whether Arbor writes a class that implements the annotated protocol for tests. Each requirement is a
///     closure that a test sets; without it, its use fails the test.
@attached(member, names: named(ForwardedProperties))
public macro Instantiable(
    isRoot: Bool = false, fulfillingAdditionalTypes: [Any.Type] = [], conformsElsewhere: Bool = false,
    mockOnly: Bool = false, mockAttributes: StaticString = "", generateMock: Bool = false,
    customMockName: StaticString? = nil, generateTest: Bool = false, generateDouble: Bool = false
) = #externalMacro(module: "ArborMacros", type: "InstantiableMacro")

/// Marks a property that is made together with its owner, and that everything made below may receive.
///
/// The property's type is `@Instantiable`, is one of such a type's additional types, or is an `Instantiator` of one.
@attached(peer)
public macro Instantiated() = #externalMacro(module: "ArborMacros", type: "InstantiatedMacro")

/// Marks a property that is made together with its owner from a type that is named as text.
///
///     @Instantiated(fulfilledByType: "DefaultUserService") private let userService: any UserService
///
/// - Parameters:
///   - fulfilledByType: The name of the type to make, a string literal. It need not be visible in this module.
///   - erasedToConcreteExistential: Whether the property's type wraps what is made, as `AnyView` wraps a view: the
///     value is then passed to that type's unlabelled initializer. Otherwise it is converted to the property's type.
@attached(peer)
public macro Instantiated(fulfilledByType: StaticString, erasedToConcreteExistential: Bool = false) =
    #externalMacro(module: "ArborMacros", type: "InstantiatedByTypeMacro")

/// Marks a property whose value the caller of an `Instantiator` passes, and that everything made below may receive.
@attached(peer)
public macro Forwarded() = #externalMacro(module: "ArborMacros", type: "ForwardedMacro")

/// Marks a property that takes the value of the nearest property of the same name and type above: one that is
/// `@Instantiated` or `@Forwarded`.
@attached(peer)
public macro Received() = #externalMacro(module: "ArborMacros", type: "ReceivedMacro")

/// Marks an optional property that takes a value from above if there is one, else `nil`.
///
/// - Parameter onlyIfAvailable: Whether a missing value is `nil` instead of an error.
@attached(peer)
public macro Received(onlyIfAvailable: Bool) =
    #externalMacro(module: "ArborMacros", type: "ReceivedIfAvailableMacro")

/// Marks a property that takes the value of a property above with another name or another type. Everything made below
/// may receive it under the new ones.
///
///     @Received(fulfilledByDependencyNamed: "userManager", ofType: UserManager.self) let userVendor: UserVendor
///
/// - Parameters:
///   - fulfilledByDependencyNamed: The other property's name, a string literal.
///   - ofType: The other property's type.
///   - erasedToConcreteExistential: Whether this property's type wraps the value, as `AnyView` wraps a view.
///   - onlyIfAvailable: Whether a missing value is `nil` instead of an error.
@attached(peer)
public macro Received<T>(
    fulfilledByDependencyNamed: StaticString, ofType: T.Type, erasedToConcreteExistential: Bool = false,
    onlyIfAvailable: Bool = false
) = #externalMacro(module: "ArborMacros", type: "ReceivedAliasMacro")

/// Sets the inputs, besides the sources, of the run that wires this module.
///
/// The expression is at the top level of a file, once in a module. Only that of the module with the generated file
/// has an effect.
///
///     #SafeDIConfiguration(additionalImportedModules: ["Analytics"])
///
/// - Parameters:
///   - additionalImportedModules: Modules that the generated file imports, string literals.
///   - additionalDirectoriesToInclude: Folders whose Swift files are read besides the module's, string literals. Relative
///     ones start at the package's or the project's folder.
///   - additionalMocksToGenerate: The names of types of other modules that get a mock in this one, string literals.
///   - mockConditionalCompilation: The condition of the `#if` around mocks, a string literal; `nil` for none.
@freestanding(declaration)
public macro SafeDIConfiguration(
    additionalImportedModules: [StaticString] = [], additionalDirectoriesToInclude: [StaticString] = [],
    additionalMocksToGenerate: [StaticString] = [], mockConditionalCompilation: StaticString? = "DEBUG"
) = #externalMacro(module: "ArborMacros", type: "SafeDIConfigurationMacro")
