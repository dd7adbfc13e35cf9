/// A class that the generated code declares: it implements the annotated protocol.
///
/// The protocol's initializer gives the class values (the provider's forwarded dependencies), and its functions are the
/// entry points: each returns a value that the class makes or keeps.
public struct Implementation: Equatable, Sendable {
    /// The name of the class.
    public var name: String
    /// The access level of the class and of its members, as written: `public`. Empty if none is written.
    public var access: String
    /// The parameters of the initializer. Each passes a forwarded dependency.
    public var parameters: [Argument]
    /// The entry points, in the order of their declarations.
    public var entryPoints: [EntryPoint]
    /// The dependencies whose types the protocol writes as `T!`. The class has to write them in the same way.
    public var implicitlyUnwrapped: [String]

    /// Creates an implementation. By default it is internal, takes nothing and offers nothing.
    public init(
        name: String, access: String = "", parameters: [Argument] = [], entryPoints: [EntryPoint] = [],
        implicitlyUnwrapped: [String] = []
    ) {
        self.name = name
        self.access = access
        self.parameters = parameters
        self.entryPoints = entryPoints
        self.implicitlyUnwrapped = implicitlyUnwrapped
    }

    /// A function of the protocol that returns a value of the graph.
    public struct EntryPoint: Equatable, Sendable {
        /// The name of the function.
        public var function: String
        /// The label of the dependency whose value it returns.
        public var dependency: String
        /// True if a caller may ignore the value, because the requirement is marked `@discardableResult`.
        public var isDiscardable: Bool

        /// Creates an entry point, by default one whose value has to be used.
        public init(function: String, dependency: String, isDiscardable: Bool = false) {
            self.function = function
            self.dependency = dependency
            self.isDiscardable = isDiscardable
        }
    }
}
