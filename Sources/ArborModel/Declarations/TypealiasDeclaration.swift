/// `typealias Name = Type`, as written.
public struct TypealiasDeclaration: Equatable, Sendable {
    /// The name, qualified by the types around it: `Outer.Name`.
    public var name: String
    /// The number of leading components of `name` that are types around it.
    public var depth: Int
    /// The aliased type.
    public var type: String
    /// True if the alias has generic parameters.
    public var isGeneric = false
    /// The modifiers, in order: `private`.
    public var modifiers: [String]
    /// The conditions of the `#if` branches around it, outermost first.
    public var conditions: [String]
    /// The range of the name.
    public var range: SourceRange

    /// Creates an alias, by default at the top level, without modifiers and under no condition.
    public init(
        name: String, depth: Int = 0, type: String, modifiers: [String] = [], conditions: [String] = [],
        range: SourceRange
    ) {
        self.name = name
        self.depth = depth
        self.type = type
        self.modifiers = modifiers
        self.conditions = conditions
        self.range = range
    }
}
