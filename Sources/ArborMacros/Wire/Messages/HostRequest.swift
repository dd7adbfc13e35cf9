/// What the compiler asks for.
enum HostRequest: Equatable {
    /// The first message of all.
    case getCapability
    case expandAttached(AttachedExpansion)
    case expandFreestanding(FreestandingExpansion)
    /// To load a library of macros into this process: sent to plugins only that offer it.
    case loadLibrary
    /// A message that this plugin doesn't know, or one without what it needs. Its name, as far as there is one.
    case unknown(String)
}

/// An attached macro, by the type that `#externalMacro` names.
struct AttachedExpansion: Equatable {
    /// Of `#externalMacro`. The wire's `macro.name` is of no use: it is the attribute's text, comments included.
    var typeName: String
    /// `member`, `peer`, …
    var role: String
    var attribute: SyntaxPiece
    var declaration: SyntaxPiece
    /// The head of the innermost declaration around, with an empty body; `nil` at the top of a file.
    var enclosing: String?
    /// Of the name that the compiler has for the expansion. One declaration of several variables has several expansions.
    var discriminator = ""
}

struct FreestandingExpansion: Equatable {
    var typeName: String
    var syntax: SyntaxPiece
    /// The head of the innermost declaration around, with an empty body; `nil` at the top of a file.
    var enclosing: String?
}

/// A stretch of a source file, with the trivia before and after it.
struct SyntaxPiece: Equatable {
    /// What the file holds from `offset` on.
    var source: String
    /// The path as the compiler was given it.
    var fileName: String
    /// UTF-8 bytes from the start of the file.
    var offset: Int
}
