import ArborModel

/// The frame of one root's code: the extension, and the head of its `init()`; or the class that implements a protocol. Or
/// the frame of functions that several roots share.
public struct RootPlan: Equatable, Sendable {
    /// The parameter, with a default value, that keeps `init()` from overriding a superclass's.
    public enum DistinctParameter: Equatable, Sendable {
        /// The root's own type: `_: App.Type = App.self`.
        case ownType(TypeText)
        /// A type without values, if the root's own type can't be named.
        case never
    }

    /// The condition of the `#if` around the extension, or "".
    public var condition: String
    /// The `@available` attributes of the extension.
    public var availability: [String]
    /// The type that the extension extends, without generic arguments: in the extension its parameters stand for them.
    public var type: TypeText
    /// The isolation that `init()` is written with. An actor's name is Swift source.
    public var isolation: WrittenConcurrency.Isolation
    /// True if the root is a class: an `init()` that calls another one is a convenience initializer there.
    public var isClass: Bool
    /// The parameter of `init()`; `nil` if the root has no superclass.
    public var parameter: DistinctParameter?
    /// The names of the functions, then those of the parts of long bodies and of scopes. Symbols of functions are numbers in
    /// it, or in that of the frame `shared`.
    public var functionNames: TextTable
    /// The number of functions in `init()`, parts excepted.
    public var functionCount: Int
    /// The classes of scopes; `nil` if no function needs one.
    public var scope: ScopePlan?
    /// The class that implements the root's type, which is a protocol; `nil` for an extension of the root.
    public var implementation: ImplementationPlan?
    /// The index in `FilePlan.roots` of the frame of the functions that the root's code calls; `nil` if it calls its own.
    public var shared: Int?
    /// True for the frame of shared functions. Its type is one that the code declares.
    public var isShared: Bool
    /// The function that makes the root for tests; `nil` for an `init()`.
    public var mock: MockPlan?

    /// Creates the plan of a root, by default of a structure without functions.
    public init(
        condition: String = "", availability: [String] = [], type: TypeText,
        isolation: WrittenConcurrency.Isolation = .inferred, isClass: Bool = false,
        parameter: DistinctParameter? = nil, functionNames: TextTable = TextTable(), functionCount: Int = 0,
        scope: ScopePlan? = nil, implementation: ImplementationPlan? = nil, shared: Int? = nil,
        isShared: Bool = false
    ) {
        self.condition = condition
        self.availability = availability
        self.type = type
        self.isolation = isolation
        self.isClass = isClass
        self.parameter = parameter
        self.functionNames = functionNames
        self.functionCount = functionCount
        self.scope = scope
        self.implementation = implementation
        self.shared = shared
        self.isShared = isShared
    }
}

/// Consecutive functions of one root. The slices of a root follow each other.
public struct SlicePlan: Equatable, Sendable {
    /// The index of the root in `FilePlan.roots`.
    public var root: Int
    /// True for the root's first slice, which the head of the extension precedes.
    public var isFirst: Bool
    /// True for the last slice, which the end of the extension follows.
    public var isLast: Bool
    /// Some of the root's functions, in the order of writing.
    public var functions: [FunctionPlan]
    /// The body of `init()`. Only the root's last slice has one, and none of shared functions.
    public var body: BodyPlan?
    /// The values of the replacements that get constants of their own, before those of the body of a mock.
    public var settings: [LocalName] = []
    /// The constants of a mock that no code uses in some build.
    public var maybeUnused: [LocalName] = []

    /// Creates a slice of its parts.
    public init(
        root: Int, isFirst: Bool, isLast: Bool, functions: [FunctionPlan], body: BodyPlan? = nil
    ) {
        self.root = root
        self.isFirst = isFirst
        self.isLast = isLast
        self.functions = functions
        self.body = body
    }
}
