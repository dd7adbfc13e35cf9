/// What a declaration says about its mocks: the instances that are made for tests.
public struct MockTraits: Equatable, Sendable {
    /// True if the generated code has a function that makes the type for tests.
    public var isGenerated: Bool
    /// True if the generated code has a function that makes the type for tests as production does, apart from what a test
    /// sets.
    public var hasTest: Bool
    /// True if the declaration is for tests only. It is in no graph but those of mocks.
    public var isMockOnly: Bool
    /// The attributes of the generated function, as written; "" for none.
    public var attributes: String
    /// The functions, written by hand, that make the type for tests.
    public var functions: [MockFunction]
    /// The default values of the parameters that the call which makes the type in production has for dependencies, by
    /// the label of the dependency.
    public var defaults: [String: String]
    /// The parameters of the call that makes the type in production, besides its dependencies.
    public var options: [OptionalParameter]

    /// Creates traits, by default those of a declaration that says nothing about mocks.
    public init(
        isGenerated: Bool = false, hasTest: Bool = false, isMockOnly: Bool = false, attributes: String = "",
        functions: [MockFunction] = [], defaults: [String: String] = [:],
        options: [OptionalParameter] = []
    ) {
        self.isGenerated = isGenerated
        self.hasTest = hasTest
        self.isMockOnly = isMockOnly
        self.attributes = attributes
        self.functions = functions
        self.defaults = defaults
        self.options = options
    }
}

/// A static function, written by hand, that makes a type for tests.
public struct MockFunction: Equatable, Sendable {
    /// The name of the function.
    public var name: String
    /// The arguments for its dependencies, in order.
    public var arguments: [Argument]
    /// The default values of these arguments' parameters, by the label of the dependency.
    public var defaults: [String: String]
    /// The other parameters.
    public var options: [OptionalParameter]
    /// The type that the function returns. `Self` is replaced by the declared type.
    public var returns: TypeExpression
    /// The isolation that the function states.
    public var isolation: WrittenConcurrency.Isolation
    /// The labels of the dependencies that parameters take as `sending`.
    public var sent: [String]
    /// The conditions of the `#if` branches around the function and inside the type, outermost first.
    public var conditions: [String]
    /// True if only its own module sees the function.
    public var isInternal: Bool

    /// Creates a function from its parts, by default one without parameters.
    public init(
        name: String, arguments: [Argument] = [], defaults: [String: String] = [:],
        options: [OptionalParameter] = [], returns: TypeExpression,
        isolation: WrittenConcurrency.Isolation = .inferred, sent: [String] = [], conditions: [String] = [],
        isInternal: Bool = false
    ) {
        self.name = name
        self.arguments = arguments
        self.defaults = defaults
        self.options = options
        self.returns = returns
        self.isolation = isolation
        self.sent = sent
        self.conditions = conditions
        self.isInternal = isInternal
    }
}

/// A parameter with a default value that is no dependency.
public struct OptionalParameter: Equatable, Sendable {
    /// The label of the argument.
    public var label: String
    /// The name of the parameter.
    public var name: String
    /// The type of the parameter.
    public var type: TypeExpression
    /// The default value, as code in another file repeats it; "" if none can mean the same there. A summary holds none.
    public var value: String
    /// The number of arguments for dependencies before it.
    public var position: Int

    /// Creates a parameter from its parts.
    public init(label: String, name: String, type: TypeExpression, value: String, position: Int) {
        self.label = label
        self.name = name
        self.type = type
        self.value = value
        self.position = position
    }
}
