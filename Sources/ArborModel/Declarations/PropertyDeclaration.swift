/// One binding of a `let` or `var` with a plain name.
public struct PropertyDeclaration: Equatable, Sendable {
    /// The name that is bound.
    public var label: String
    /// The type as written, without comments; `nil` if there is no annotation.
    public var type: String? = nil
    /// `let` or `var`, or the specifier that replaces it (`inout`, `_mutating`).
    public var keyword: String
    /// The attributes, in order.
    public var attributes: [Attribute]
    /// The modifiers, in order: `private`, `static`.
    public var modifiers: [String]
    /// True if a value is assigned where the property is declared.
    public var hasInitialValue: Bool
    /// True if the property has a getter, a setter or observers.
    public var hasAccessors: Bool
    /// The text of the accessor block, with its braces, if it is as short as that of a requirement; "" otherwise.
    public var accessors = ""
    /// True if the accessors are observers of a stored property: `willSet`, `didSet`.
    public var isObserved = false
    /// The conditions of the `#if` branches around the property and inside its type, outermost first.
    public var conditions: [String]
    /// The range of the label.
    public var range: SourceRange
    /// The range of the type annotation; `nil` if no type is written.
    public var typeRange: SourceRange?
    /// The range of `weak` or `unowned`; `nil` if neither is written.
    public var weaknessRange: SourceRange?

    /// Creates a property without a type. By default it has no attributes, no value, no accessors and no condition.
    public init(
        label: String, keyword: String, attributes: [Attribute] = [], modifiers: [String] = [],
        hasInitialValue: Bool = false, hasAccessors: Bool = false, conditions: [String] = [],
        range: SourceRange, typeRange: SourceRange? = nil
    ) {
        self.label = label
        self.keyword = keyword
        self.attributes = attributes
        self.modifiers = modifiers
        self.hasInitialValue = hasInitialValue
        self.hasAccessors = hasAccessors
        self.conditions = conditions
        self.range = range
        self.typeRange = typeRange
    }
}

/// A binding of a `let` or `var` with an attribute whose name is a pattern: `@A let (x, y): (X, Y)`, `@A let _: X`.
public struct PatternDeclaration: Equatable, Sendable {
    /// The pattern: `(x, y)`, `_`.
    public var pattern: String
    /// The type as written, without comments; `nil` if there is no annotation.
    public var type: String?
    /// The attributes, in order.
    public var attributes: [Attribute]
    /// The text before the pattern: `@A private let`.
    public var prefix: String
    /// True if nothing else is bound, and there is neither a value nor accessors.
    public var isPlain: Bool
    /// The range from the first attribute to the last binding.
    public var range: SourceRange
    /// The range of the pattern.
    public var patternRange: SourceRange
    /// The range of the type annotation; `nil` if no type is written.
    public var typeRange: SourceRange?

    /// Creates a pattern from its parts, by default without attributes.
    public init(
        pattern: String, type: String?, attributes: [Attribute] = [], prefix: String = "", isPlain: Bool,
        range: SourceRange, patternRange: SourceRange, typeRange: SourceRange?
    ) {
        self.pattern = pattern
        self.type = type
        self.attributes = attributes
        self.prefix = prefix
        self.isPlain = isPlain
        self.range = range
        self.patternRange = patternRange
        self.typeRange = typeRange
    }
}
