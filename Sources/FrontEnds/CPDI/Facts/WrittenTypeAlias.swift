import ArborModel

/// A type alias of any type, as written: `typealias Handler = @Sendable (Int) -> Void`.
struct WrittenTypeAlias: Equatable, Sendable {
    var name: String
    var type: TypeExpression
    var isGeneric: Bool
    /// True if only its own file sees it.
    var isPrivate: Bool
    /// True for an alias that may be inside a type, a function or an `#if`, since its line is indented.
    var isIndented: Bool
    /// The range of the name.
    var range: SourceRange
}
