/// An `init` or a `func`.
public struct CallableDeclaration: Equatable, Sendable {
    /// `init`, or the function's name.
    public var name: String
    /// The attributes, in order.
    public var attributes: [Attribute]
    /// The attributes that stand in an `#if` in front of the declaration.
    public var conditionalAttributes: [Attribute] = []
    /// The modifiers, in order: `public`, `static`.
    public var modifiers: [String]
    /// The parameter clause, or "".
    public var generics: String
    /// The `where` clause, or "".
    public var requirements: String
    /// The parameters, in order.
    public var parameters: [ParameterDeclaration]
    /// True if `async` is written.
    public var isAsync: Bool
    /// True if `throws` is written, with or without a type.
    public var isThrowing: Bool
    /// True if it is `rethrows`.
    public var isRethrowing = false
    /// The thrown type as written; `nil` if `throws` has none.
    public var thrownType: String?
    /// The result type as written; `nil` if no type is written.
    public var returns: String? = nil
    /// True for an `init?` or `init!`.
    public var isFailable: Bool
    /// The conditions of the `#if` branches around the declaration and inside its type, outermost first.
    public var conditions: [String]
    /// The range of the keyword, `init` or `func`.
    public var range: SourceRange
    /// The range of the parameter clause, parentheses included.
    public var parametersRange: SourceRange
    /// The range of the modifier `class`; `nil` if it is not written.
    public var classRange: SourceRange?

    /// Creates a callable. By default it takes nothing, returns nothing, and neither waits, throws nor fails.
    public init(
        name: String, attributes: [Attribute] = [], modifiers: [String] = [], generics: String = "",
        requirements: String = "", parameters: [ParameterDeclaration] = [], isAsync: Bool = false,
        isThrowing: Bool = false, isFailable: Bool = false, conditions: [String] = [],
        range: SourceRange, parametersRange: SourceRange
    ) {
        self.name = name
        self.attributes = attributes
        self.modifiers = modifiers
        self.generics = generics
        self.requirements = requirements
        self.parameters = parameters
        self.isAsync = isAsync
        self.isThrowing = isThrowing
        self.isFailable = isFailable
        self.conditions = conditions
        self.range = range
        self.parametersRange = parametersRange
    }

    /// True if a call may throw. An error of type `Never` is never thrown.
    public var mayThrow: Bool {
        isThrowing && thrownType.map { TypeExpression(parsing: $0).normal == .named("Never", []) } != true
    }
}

/// `@Attribute label name: Type = default`
public struct ParameterDeclaration: Equatable, Sendable {
    /// The attributes in front of the label, in order. Those of the type, such as `@escaping`, are part of `type`.
    public var attributes: [Attribute]
    /// The outer name; `_` if the argument has no label.
    public var label: String
    /// The inner name, or the outer one if only one is written.
    public var name: String
    /// The type as written, with attributes, specifiers and the `...` of a variadic parameter.
    public var type: String
    /// The default value as written; `nil` if none is.
    public var defaultValue: String? = nil
    /// The range of the whole parameter.
    public var range: SourceRange

    /// Creates a parameter without a default value from its other parts. By default it has no attributes.
    public init(attributes: [Attribute] = [], label: String, name: String, type: String, range: SourceRange) {
        self.attributes = attributes
        self.label = label
        self.name = name
        self.type = type
        self.range = range
    }

    /// True if a default value is written.
    public var hasDefault: Bool { defaultValue != nil }
}
