import ArborModel

/// The frame of a class that implements a root's protocol. Its initializer computes the constants, by the body of the
/// root's last slice.
public struct ImplementationPlan: Equatable, Sendable {
    /// A parameter of the initializer.
    public struct Parameter: Equatable, Sendable {
        /// The label of the argument; `nil` for `_`.
        public var label: String?
        /// The name, the type and whether it escapes.
        public var parameter: FunctionPlan.Parameter

        /// Creates the plan of a parameter.
        public init(label: String?, _ parameter: FunctionPlan.Parameter) {
            self.label = label
            self.parameter = parameter
        }
    }

    /// A constant that the class stores. The initializer has a local of the same name.
    public struct Constant: Equatable, Sendable {
        /// The name.
        public var name: LocalName
        /// The type.
        public var type: TypeText

        /// Creates the plan of a constant.
        public init(name: LocalName, type: TypeText) {
            self.name = name
            self.type = type
        }
    }

    /// A function of the protocol.
    public struct EntryPoint: Equatable, Sendable {
        /// The name of the function.
        public var name: String
        /// The type that it returns.
        public var type: TypeText
        /// True if a caller may ignore the value.
        public var isDiscardable: Bool
        /// The value that it returns. If there are several, each is in an `#if` of its own, and every build has one.
        public var results: [BodyPlan.Result]

        /// Creates the plan of an entry point.
        public init(name: String, type: TypeText, isDiscardable: Bool, results: [BodyPlan.Result]) {
            self.name = name
            self.type = type
            self.isDiscardable = isDiscardable
            self.results = results
        }
    }

    /// The name of the class.
    public var name: String
    /// The access level of the class, its initializer and its entry points, as written. Empty if none is written.
    public var access: String
    /// The parameters of the initializer, in order.
    public var parameters: [Parameter]
    /// The constants, in the order of their computation.
    public var constants: [Constant]
    /// The entry points, in the order of their declarations.
    public var entryPoints: [EntryPoint]
    /// What the scope holds that its entry points pass on; `nil` if they pass none. It is made of the constants, for each
    /// call.
    public var scope: ScopeStep?

    /// Creates the plan of a class, by default one that is internal and empty.
    public init(
        name: String, access: String = "", parameters: [Parameter] = [], constants: [Constant] = [],
        entryPoints: [EntryPoint] = [], scope: ScopeStep? = nil
    ) {
        self.name = name
        self.access = access
        self.parameters = parameters
        self.constants = constants
        self.entryPoints = entryPoints
        self.scope = scope
    }
}
