import ArborModel

/// A local function that makes one type.
public struct FunctionPlan: Equatable, Sendable {
    /// A parameter, whose name is its label too.
    public struct Parameter: Equatable, Sendable {
        /// The name.
        public var name: LocalName
        /// The type, without `@escaping`.
        public var type: TypeText
        /// True if the type is written with `@escaping`.
        public var isEscaping: Bool
        /// True if the type is written with `sending`: the value changes its owner.
        public var isSent = false

        /// Creates the plan of a parameter.
        public init(name: LocalName, type: TypeText, isEscaping: Bool = false) {
            self.name = name
            self.type = type
            self.isEscaping = isEscaping
        }
    }

    /// The number of its name in `RootPlan.functionNames`.
    public var name: Symbol
    /// The condition of the `#if` that its type stands in, or "".
    public var condition: String
    /// True if a Sendable Instantiator calls the function, directly or not.
    public var isSendable: Bool
    /// True if the function has no isolation, whatever that of the code around it is.
    public var isNonisolated: Bool
    /// The parameters, in the order of writing.
    public var parameters: [Parameter]
    /// True if the last parameter is a scope. It is a `Sendable` one if the function is.
    public var takesScope: Bool
    /// True if the function takes a configuration of its type, in which a test replaces parts.
    public var isConfigured: Bool
    /// The type that the function makes.
    public var result: TypeText
    /// The statements.
    public var body: BodyPlan

    /// Creates the plan of a function.
    public init(
        name: Symbol, condition: String = "", isSendable: Bool = false, isNonisolated: Bool = false,
        parameters: [Parameter] = [], takesScope: Bool = false, isConfigured: Bool = false, result: TypeText,
        body: BodyPlan
    ) {
        self.name = name
        self.condition = condition
        self.isSendable = isSendable
        self.isNonisolated = isNonisolated
        self.parameters = parameters
        self.takesScope = takesScope
        self.isConfigured = isConfigured
        self.result = result
        self.body = body
    }
}

/// The values that are computed, in order, and the call that takes them.
public struct BodyPlan: Equatable, Sendable {
    /// A value, and the constant that holds it.
    public struct Binding: Equatable, Sendable {
        /// The name of the constant.
        public var name: LocalName
        /// The condition of one `#if` branch among several that make the value; else "".
        public var condition: String
        /// The type, if Swift would infer another one.
        public var annotation: TypeText?
        /// The value.
        public var value: ValuePlan

        /// Creates the plan of a constant.
        public init(
            name: LocalName, condition: String = "", annotation: TypeText? = nil, value: ValuePlan
        ) {
            self.name = name
            self.condition = condition
            self.annotation = annotation
            self.value = value
        }
    }

    /// Consecutive values that a function of their own computes and returns.
    public struct Part: Equatable, Sendable {
        /// The number of its name in `RootPlan.functionNames`.
        public var name: Symbol
        /// The indices of its values in `bindings`.
        public var places: Range<Int>
        /// The types of its values.
        public var types: [TypeText]

        /// Creates a part.
        public init(name: Symbol, places: Range<Int>, types: [TypeText]) {
            self.name = name
            self.places = places
            self.types = types
        }
    }

    /// The call of one `#if` branch.
    public struct Result: Equatable, Sendable {
        /// The condition of the branch, or "" for the only result and for the last one.
        public var condition: String
        /// The call.
        public var value: ValuePlan

        /// Creates the result of a branch.
        public init(condition: String = "", value: ValuePlan) {
            self.condition = condition
            self.value = value
        }
    }

    /// The values. Each follows the values that it takes.
    public var bindings: [Binding]
    /// The parts, in the order of their values. Only long bodies have any.
    public var parts: [Part]
    /// The results in the order of their branches: the first whose condition holds counts.
    public var results: [Result]
    /// The scope that the body passes on; `nil` if it passes none.
    public var scope: ScopeUse?
    /// What is added to that scope before the value at an index in `bindings` is computed.
    public var steps: [Int: ScopeStep] = [:]

    /// Creates the plan of a body.
    public init(bindings: [Binding] = [], parts: [Part] = [], results: [Result]) {
        self.bindings = bindings
        self.parts = parts
        self.results = results
    }
}
