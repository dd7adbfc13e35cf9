import ArborModel

/// The declaration that an `@Instantiable` is attached to. Ranges count from the start of the compiler's piece of source.
struct AnnotatedDeclaration {
    /// The declaration itself; `nil` where the reader saw no type.
    var type: TypeDeclaration?
    var faults: [SyntaxFault]
    var fileName: String

    /// - Parameter declarations: What the reader saw in the piece. Types inside the declaration follow the declaration.
    init(_ declarations: FileDeclarations, in piece: SyntaxPiece) {
        type = declarations.types.first
        faults = declarations.faults
        fileName = piece.fileName
    }

    /// A place in the declaration; without a range, its start.
    func location(_ range: SourceRange? = nil) -> SourceLocation {
        SourceLocation(path: fileName, range: range)
    }
}
