/// `@Name(label: value, …)`
public struct Attribute: Equatable, Sendable {
    /// The name without the `@`, qualified as written: `Instantiable`, `Arbor.Instantiable`.
    public var name: String
    /// The arguments, in order. Empty if the attribute has no parentheses.
    public var arguments: [AttributeArgument]
    /// The whole attribute, from the `@`, without comments.
    public var text: String
    /// The range of the whole attribute.
    public var range: SourceRange

    /// Creates an attribute from its parts.
    public init(name: String, arguments: [AttributeArgument], text: String, range: SourceRange) {
        self.name = name
        self.arguments = arguments
        self.text = text
        self.range = range
    }
}

/// One argument of an attribute; its value is kept as text.
public struct AttributeArgument: Equatable, Sendable {
    /// The label; `nil` for an argument without a label.
    public var label: String?
    /// The expression, without comments: `true`, `"Text"`, `[A.self, B.self]`.
    public var value: String
    /// The range of the value.
    public var range: SourceRange
    /// The range of the label, without the colon.
    public var labelRange: SourceRange?
    /// The ranges of the elements, if the value is an array literal and the front end asks for them.
    public var elementRanges: [SourceRange] = []

    /// Creates an argument from its parts.
    public init(label: String?, value: String, range: SourceRange, labelRange: SourceRange? = nil) {
        self.label = label
        self.value = value
        self.range = range
        self.labelRange = labelRange
    }
}
