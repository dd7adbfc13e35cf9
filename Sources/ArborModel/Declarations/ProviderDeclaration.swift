/// The contribution of one file to the graph: the annotated types it declares and the imports that their code needs.
public struct FileSummary: Equatable, Sendable {
    /// The path of the file, as it was given or found.
    public var path: String
    /// The imports of the file, in order.
    public var imports: [ImportDeclaration]
    /// The providers that the file declares, in order.
    public var providers: [ProviderDeclaration]
    /// The qualified names of further types and type aliases in the types that hold the file's providers, in order. A
    /// name that is written inside these types may mean one of them.
    public var nestedNames: [String]
    /// The qualified names of the global actors that the file declares.
    public var globalActors: [String]
    /// All names that the file declares at its top level.
    public var outline: FileOutline
    /// What few files have, behind one reference that is nearly always `nil`.
    @usableFromInline private(set) var rare: RareFacts? = nil

    /// Creates a summary. By default the file declares nothing.
    public init(
        path: String, imports: [ImportDeclaration] = [], providers: [ProviderDeclaration] = [],
        nestedNames: [String] = [], globalActors: [String] = [], outline: FileOutline = FileOutline()
    ) {
        self.path = path
        self.imports = imports
        self.providers = providers
        self.nestedNames = nestedNames
        self.outline = outline
        self.globalActors = globalActors
    }
}

extension FileSummary {
    /// The `#SafeDIConfiguration` expressions of the file. More than one is a fault.
    public var configurations: [SourceConfiguration] {
        get { rare?.configurations ?? [] }
        set { setRare(RareFacts(configurations: newValue, doubles: doubles, lostNames: lostNames)) }
    }

    /// True if the file has a configuration, a protocol that asks for a double, or lost names.
    @inlinable public var hasRareFacts: Bool { rare != nil }

    /// False if the file has no `#SafeDIConfiguration`.
    @inlinable public var hasConfigurations: Bool { rare != nil && !configurations.isEmpty }

    /// False if no protocol of the file asks for a generated double.
    @inlinable public var hasDoubles: Bool { rare != nil && !doubles.isEmpty }

    /// The protocols that ask for a generated double, in order.
    public var doubles: [DoubleDeclaration] {
        get { rare?.doubles ?? [] }
        set { setRare(RareFacts(configurations: configurations, doubles: newValue, lostNames: lostNames)) }
    }

    /// Among the lost names, one that can't be read itself.
    public static let unknownName = ""

    /// The names of types that a file with unreadable text may declare or provide; `nil` if the file is readable.
    public var lostNames: [String]? {
        get { rare?.lostNames }
        set { setRare(RareFacts(configurations: configurations, doubles: doubles, lostNames: newValue)) }
    }

    private mutating func setRare(_ facts: RareFacts) {
        rare = facts == RareFacts() ? nil : facts
    }

    @usableFromInline final class RareFacts: Equatable, Sendable {
        let configurations: [SourceConfiguration]
        let doubles: [DoubleDeclaration]
        let lostNames: [String]?

        init(
            configurations: [SourceConfiguration] = [], doubles: [DoubleDeclaration] = [],
            lostNames: [String]? = nil
        ) {
            self.configurations = configurations
            self.doubles = doubles
            self.lostNames = lostNames
        }

        @usableFromInline static func == (one: RareFacts, other: RareFacts) -> Bool {
            one.configurations == other.configurations && one.doubles == other.doubles
                && one.lostNames == other.lostNames
        }
    }
}

/// A provider: a type that Arbor can make, with everything that its construction requires.
///
/// A type declaration gives one; an extension gives one for each function that makes the type.
public struct ProviderDeclaration: Equatable, Sendable {
    /// The call that makes an instance.
    public enum Construction: Equatable, Sendable {
        /// A call of the type itself.
        case initializer([Argument])
        /// A call of a static function: its name, and the arguments. `Particulars.functionOwner` declares it, or else the
        /// type itself.
        case function(String, [Argument])
        /// An initializer of a class that the generated code declares.
        case implementation(Implementation)
        /// The declaration makes nothing. It lists providers, and other declarations include the list.
        case list
    }

    /// The kind of declaration that carries the annotation.
    public enum Kind: String, Sendable {
        /// A declaration by the keyword that introduces it.
        case `class`, `struct`, actor, `enum`, `protocol`, `extension`
        /// A static function of another type than the one that it makes.
        case function
        /// A type alias, whose target is the first additional type. The link step replaces its uses.
        case alias

        /// True if the declaration is that of the provider's own type, and not of a function that makes it.
        @inlinable public var declaresType: Bool { self != .extension && self != .function && self != .alias }
    }

    /// The type that is made: the qualified name; for an extension, the result type of the function.
    public var type: TypeExpression
    /// The qualified name of the declaration, without generic arguments.
    public var name: String
    /// The number of leading components of `name` that are enclosing types: nested names resolve against these.
    public var depth: Int
    /// The kind of the annotated declaration.
    public var kind: Kind
    /// True if the declaration starts a tree.
    public var isRoot: Bool
    /// The front end that lowered the declaration.
    public var frontEnd: FrontEndID
    /// The further types that the provider stands for, in order.
    public var additionalTypes: [TypeReference]
    /// The bindings of the provider's scope, in the order of declaration.
    public var dependencies: [Dependency]
    /// The call that makes an instance.
    public var construction: Construction
    /// The conditions of the `#if` branches around the declaration, outermost first.
    public var conditions: [String]
    /// The inheritance clause as written, in order; for an extension, the conformances that it adds.
    public var supertypes: [String]
    /// The isolation and the `Sendable` conformance that the declaration's text states.
    public var concurrency: WrittenConcurrency
    /// The location of the type's name, or of an extension's function.
    public var location: SourceLocation
    /// The particulars behind one reference, which is nearly always `nil`. Declarations are copied often, and a
    /// reference is cheap to copy.
    @usableFromInline var rare: Rare?

    /// The properties that few declarations have.
    public var particulars: Particulars {
        get { rare?.particulars ?? Particulars() }
        set { rare = newValue == Particulars() ? nil : Rare(newValue) }
    }

    /// True if `particulars` differ from their defaults.
    ///
    /// Inlinable, because a call from another module would copy the declaration.
    @inlinable public var hasParticulars: Bool { rare != nil }

    /// Whether the inheritance clause names `Sendable`.
    public var statesSendable: Bool {
        let names = supertypes.flatMap { supertype in supertype.split(separator: "&") }
        return names.contains { name in
            let plain = name.filter { $0 != " " }
            return plain == "Sendable" || plain == "Swift.Sendable"
        }
    }

    /// Whether the type states `Sendable` and no isolation. All that it stores must be Sendable then: a type of a global actor is
    /// Sendable whatever it stores.
    public var keepsOnlySendable: Bool {
        if case .attribute = concurrency.type { return false }
        return statesSendable
    }

    /// True if the type inherits the isolation of a supertype. The supertypes of an extension isolate nothing.
    ///
    /// Inlinable, because a call from another module would copy the declaration.
    @inlinable public var inheritsIsolation: Bool {
        concurrency.hasUnreadSupertypes && concurrency.type == .inferred && kind.declaresType
            && kind != .actor
    }

    /// True if the type has supertypes that the program may declare, so that types in these are in it too.
    ///
    /// Inlinable, because a call from another module would copy the declaration.
    @inlinable public var mayInheritTypes: Bool { concurrency.hasUnreadSupertypes && kind.declaresType }

    /// The names of the supertypes whose declarations may bring isolation or `Sendable`.
    ///
    /// - Parameter dialects: The front ends, whose libraries' protocols bring nothing.
    public func unreadSupertypes(_ dialects: Dialects) -> [String] {
        let roles = supertypes.flatMap { supertype in
            SupertypeRole.roles(of: supertype) { dialects.libraryType(named: String($0)) != nil }
        }
        return roles.compactMap(\.unreadName)
    }

    /// The arguments of the call that makes an instance.
    ///
    /// Inlinable, because a call from another module would copy the declaration.
    @inlinable public var arguments: [Argument] {
        switch construction {
        case .initializer(let arguments), .function(_, let arguments): arguments
        case .implementation(let implementation): implementation.parameters
        case .list: []
        }
    }

    /// Creates a provider. The defaults are those of a plain type without dependencies.
    public init(
        type: TypeExpression, name: String, depth: Int = 0, kind: Kind, isRoot: Bool = false,
        additionalTypes: [TypeReference] = [], dependencies: [Dependency] = [],
        construction: Construction = .initializer([]), conditions: [String] = [],
        supertypes: [String] = [], concurrency: WrittenConcurrency = WrittenConcurrency(),
        location: SourceLocation, frontEnd: FrontEndID, particulars: Particulars? = nil
    ) {
        self.type = type
        self.name = name
        self.depth = depth
        self.kind = kind
        self.isRoot = isRoot
        self.additionalTypes = additionalTypes
        self.dependencies = dependencies
        self.construction = construction
        self.conditions = conditions
        self.supertypes = supertypes
        self.concurrency = concurrency
        self.location = location
        self.frontEnd = frontEnd
        if let particulars { self.particulars = particulars }
    }
}

/// A type that an annotation names, and its location.
public struct TypeReference: Equatable, Sendable {
    /// The type, as written.
    public var type: TypeExpression
    /// The range of the type's text in the file.
    public var range: SourceRange

    /// Creates a reference from a type and its range.
    public init(type: TypeExpression, range: SourceRange) {
        self.type = type
        self.range = range
    }
}

/// One argument of the call that makes an instance.
public struct Argument: Equatable, Sendable {
    /// The outer label; `nil` for `_`.
    public var label: String?
    /// The label of the dependency that is passed, which is the parameter's inner name.
    public var dependency: String
    /// True if the parameter is written `@escaping`. For a type alias, nothing else shows that it is a function.
    public var isEscaping: Bool

    /// Creates an argument that passes a dependency.
    public init(label: String?, dependency: String, isEscaping: Bool = false) {
        self.label = label
        self.dependency = dependency
        self.isEscaping = isEscaping
    }
}

/// A binding of a provider's scope: a property, or a parameter of the function that makes the provider.
///
/// Its key is its type and its qualifier.
public struct Dependency: Equatable, Sendable {
    /// The mode of a binding: the source of its value.
    public enum Source: Equatable, Sendable {
        /// The value is made with its owner, or whenever it is asked for.
        case instantiated(Instantiation)
        /// The caller gives the value when it asks for the owner.
        case forwarded
        /// The value is taken from the nearest scope around that offers the key.
        case received(ifAvailable: Bool)
        /// The value of the key with the qualifier `of`, under the dependency's own key. If it is wrapped, it is passed
        /// to the initializer of the dependency's type.
        indirect case alias(of: String, type: TypeReference, wrapped: Bool, ifAvailable: Bool)
    }

    /// The name of the property or parameter in code.
    public var label: String
    /// The second part of the key, which distinguishes values of one type; `nil` if the label does. If it is empty, the
    /// type alone is the key.
    public var qualifier: String? = nil
    /// The type, as written.
    public var type: TypeExpression
    /// The source of the value.
    public var source: Source
    /// The range of the label.
    public var range: SourceRange
    /// The range of the attribute, arguments included; `nil` for a parameter, which has none.
    public var annotation: SourceRange?
    /// True for a parameter of a function with a default value: it is left out if no scope above offers the value.
    public var hasDefault: Bool

    /// Creates a dependency with a qualifier, which may be `nil`.
    public init(
        label: String, qualifier: String?, type: TypeExpression, source: Source, range: SourceRange,
        annotation: SourceRange? = nil, hasDefault: Bool = false
    ) {
        self.init(
            label: label, type: type, source: source, range: range, annotation: annotation,
            hasDefault: hasDefault)
        self.qualifier = qualifier
    }

    /// Creates a dependency whose label is its qualifier, by default without an annotation and without a default value.
    // A `String?` among the parameters would make the compiler copy the whole dependency.
    public init(
        label: String, type: TypeExpression, source: Source, range: SourceRange,
        annotation: SourceRange? = nil, hasDefault: Bool = false
    ) {
        self.label = label
        self.type = type
        self.source = source
        self.range = range
        self.annotation = annotation
        self.hasDefault = hasDefault
    }
}
