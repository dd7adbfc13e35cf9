/// A stretch of text that the reader could not make sense of.
public struct SyntaxFault: Equatable, Sendable {
    /// What stands there, or what is missing there.
    public enum Kind: Equatable, Sendable {
        case unexpected(String)
        case missing(String)
        /// Attributes or modifiers stand before this, which is no declaration.
        case undeclared(String)
        /// Nothing closes what opens here: a bracket, a string, a comment, a condition.
        case unclosed(String)
        /// Here is more of something than is read: what follows it, or is in it, is not.
        case beyond(Limit)
    }

    /// What no one writes, and what would take more than time in the text's length to read.
    public enum Limit: String, Sendable {
        /// `mostNested` types and conditions, one in another: as many as the compiler takes.
        case nesting
        /// `mostBranches` branches of one condition.
        case branches
        /// `longestName` bytes in a type's name, those of the types around it counted.
        case name
        /// `mostPrefixes` attributes and modifiers of one property.
        case prefixes
        /// A file so broken that its rest is not looked at.
        case faults
    }

    public static let mostNested = 256
    public static let mostBranches = 1_000
    public static let longestName = 1_000
    public static let mostPrefixes = 256

    public var kind: Kind
    public var range: SourceRange

    public init(kind: Kind, range: SourceRange) {
        self.kind = kind
        self.range = range
    }
}

extension SyntaxFault.Limit {
    /// What to say of it.
    public var sentence: String {
        switch self {
        case .nesting: "types and conditions are nested more than \(SyntaxFault.mostNested) deep here"
        case .branches: "this '#if' has more than \(SyntaxFault.mostBranches) branches"
        case .name: "with the types around it, this name is longer than \(SyntaxFault.longestName) bytes"
        case .prefixes: "more than \(SyntaxFault.mostPrefixes) attributes and modifiers stand here"
        case .faults: "too much before this is no Swift: the rest of the file is not read"
        }
    }
}
