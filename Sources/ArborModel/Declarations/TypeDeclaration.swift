/// A class, struct, actor, enum, protocol or extension, as written.
public struct TypeDeclaration: Equatable, Sendable {
    /// The kind of a declaration that has members.
    public enum Kind: String, Sendable, CaseIterable {
        /// The kinds by the keywords that introduce them.
        case `class`, `struct`, actor, `enum`, `protocol`, `extension`
    }

    /// The keyword that introduces the declaration.
    public var kind: Kind
    /// The name, qualified by the types around it: `Outer.Inner`; for an extension, the extended type.
    public var name: String
    /// The number of leading components of `name` that are types around it.
    public var depth: Int
    /// The parameter clause, `<Element: Hashable>`, or "".
    public var generics: String
    /// The `where` clause, or "".
    public var requirements: String
    /// The attributes, in order.
    public var attributes: [Attribute]
    /// The attributes that stand in an `#if` in front of the declaration.
    public var conditionalAttributes: [Attribute] = []
    /// The modifiers, in order: `public`, `final`.
    public var modifiers: [String]
    /// The entries of the inheritance clause as written, in order.
    public var inherits: [String]
    /// The properties with a plain name, in order.
    public var properties: [PropertyDeclaration] = []
    /// The bindings with an attribute and without a plain name.
    public var patterns: [PatternDeclaration] = []
    /// The initializers and functions, in order.
    public var callables: [CallableDeclaration] = []
    /// The subscripts and associated types of a protocol: the range of each.
    public var otherRequirements: [SourceRange] = []
    /// The cases of an annotated enum, if the front end annotates callables too: the range of each declaration.
    public var cases: [SourceRange] = []
    /// The conditions of the `#if` branches around it, outermost first.
    public var conditions: [String]
    /// The range of the keyword.
    public var keywordRange: SourceRange
    /// The range of the name.
    public var nameRange: SourceRange
    /// The range from the first attribute to the closing brace.
    public var range: SourceRange

    /// Creates a type without members. By default it is at the top level, under no condition.
    public init(
        kind: Kind, name: String, depth: Int = 0, generics: String = "", requirements: String = "",
        attributes: [Attribute] = [], modifiers: [String] = [], inherits: [String] = [],
        conditions: [String] = [],
        keywordRange: SourceRange, nameRange: SourceRange, range: SourceRange
    ) {
        self.kind = kind
        self.name = name
        self.depth = depth
        self.generics = generics
        self.requirements = requirements
        self.attributes = attributes
        self.modifiers = modifiers
        self.inherits = inherits
        self.conditions = conditions
        self.keywordRange = keywordRange
        self.nameRange = nameRange
        self.range = range
    }
}

extension TypeDeclaration {
    /// The type of a property as written, at its name or after the last name of its declaration, as in `let a, b: T`; `nil` if
    /// none is written.
    package func type(of property: PropertyDeclaration) -> String? {
        if let type = property.type { return type }
        let bindings = properties.drop { $0.range != property.range }.prefix {
            $0.attributes.first?.range == property.attributes.first?.range && !$0.hasInitialValue
        }
        return bindings.first { $0.type != nil }?.type
    }
}
