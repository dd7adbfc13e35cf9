/// A request of the compiler.
enum HostRequest: Equatable {
    /// The first message.
    case getCapability
    case expandAttached(AttachedExpansion)
    case expandFreestanding(FreestandingExpansion)
    /// A request to load a library of macros into this process. Only plugins that offer this feature receive
    /// it.
    case loadLibrary
    /// The name of a message that this plugin doesn't know, or that lacks required values. Empty if there is no
    /// name.
    case unknown(String)
}

/// An attached macro, by the type that `#externalMacro` names.
struct AttachedExpansion: Equatable {
    /// The type name from `#externalMacro`. The message's `macro.name` is unusable: it is the attribute's text,
    /// including comments.
    var typeName: String
    /// `member`, `peer`, …
    var role: String
    var attribute: SyntaxPiece
    var declaration: SyntaxPiece
    /// The head of the innermost enclosing declaration, with an empty body; `nil` at the top level of a file.
    var enclosing: String?
    /// A part of the unique name that the compiler uses for the expansion. One declaration of several variables
    /// has several expansions.
    var discriminator = ""
}

struct FreestandingExpansion: Equatable {
    var typeName: String
    var syntax: SyntaxPiece
    /// The head of the innermost enclosing declaration, with an empty body; `nil` at the top level of a file.
    var enclosing: String?
}

/// A range of a source file with the trivia before and after it.
struct SyntaxPiece: Equatable {
    /// The text of the file from `offset` on.
    var source: String
    /// The path that was passed to the compiler.
    var fileName: String
    /// The offset in UTF-8 bytes from the start of the file.
    var offset: Int
}
