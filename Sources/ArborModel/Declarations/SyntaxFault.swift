/// A range of text that the reader could not read.
public struct SyntaxFault: Equatable, Sendable {
    /// The unreadable or missing text.
    public enum Kind: Equatable, Sendable {
        /// This text is not Swift that the grammar knows.
        case unexpected(String)
        /// A version control system left this line to mark a conflict of two versions.
        case conflict(String)
        /// The grammar requires this text here.
        case missing(String)
        /// A comma or a colon belongs between these two tokens.
        case omitted(String, after: String, before: String)
        /// Attributes or modifiers stand before this text, which is not a declaration.
        case undeclared(String)
        /// A bracket, a string, a comment or a condition opens here, and is never closed.
        case unclosed(String)
        /// This annotation of a type belongs to no type that could be read. The type is lost.
        case detached(String)
        /// The text exceeds a limit of the reader. The rest after it, or inside it, is not read.
        case beyond(Limit)
    }

    /// A limit on the source text. No program reaches one in practice, and beyond it the reading time would grow
    /// faster than the text.
    public enum Limit: String, Sendable {
        /// `mostNested` types and conditions, nested in each other. It is the compiler's own limit.
        case nesting
        /// `mostBranches` branches of one condition.
        case branches
        /// `longestName` bytes in a type's qualified name.
        case name
        /// `mostPrefixes` attributes and modifiers of one property.
        case prefixes
        /// The number of faults in a file. The rest of a file with too many faults is not read.
        case faults
        /// The version of the system's tree-sitter library. A library that is too old can't load the grammar.
        case parser
    }

    /// The greatest depth of nested types and conditions that is read.
    public static let mostNested = 256
    /// The greatest number of branches of one condition that is read.
    public static let mostBranches = 1_000
    /// The greatest length of a type's qualified name, in bytes.
    public static let longestName = 1_000
    /// The greatest number of attributes and modifiers of one property that is read.
    public static let mostPrefixes = 256

    /// The kind of the fault.
    public var kind: Kind
    /// The range of the text that the fault is about.
    public var range: SourceRange
    /// The place where a closing sign belongs by the indentation or the tokens; `nil` if it is unknown.
    public var closing: Closing?

    /// A place where a closing sign belongs.
    public struct Closing: Equatable, Sendable {
        /// The offset after which the sign is inserted.
        public var place: SourcePosition
        /// The spaces and tabs before the sign, if it gets a line of its own; `nil` if it doesn't.
        public var indentation: String?
        /// The first line or token after it that shows that something was closed.
        public var next: SourceRange

        /// Creates a place from its parts.
        public init(place: SourcePosition, indentation: String?, next: SourceRange) {
            self.place = place
            self.indentation = indentation
            self.next = next
        }
    }

    /// Creates a fault from its kind and its range.
    public init(kind: Kind, range: SourceRange, closing: Closing? = nil) {
        self.kind = kind
        self.range = range
        self.closing = closing
    }
}

extension SyntaxFault.Limit {
    /// The message of a diagnostic about the limit, in a sentence without a full stop.
    public var sentence: String {
        switch self {
        case .nesting: "types and conditions are nested more than \(SyntaxFault.mostNested) deep here"
        case .branches: "this '#if' has more than \(SyntaxFault.mostBranches) branches"
        case .name: "with the types around it, this name is longer than \(SyntaxFault.longestName) bytes"
        case .prefixes: "more than \(SyntaxFault.mostPrefixes) attributes and modifiers stand here"
        case .faults: "too much before this is no Swift: the rest of the file is not read"
        case .parser: "the system's tree-sitter library can't read this file: Arbor needs 0.20.7 or later"
        }
    }
}
