import ArborModel

extension WireDiagnostic {
    /// The diagnostic as sent to the compiler. Ranges in the piece become offsets in the piece's file.
    init(_ diagnostic: Diagnostic, in piece: SyntaxPiece) {
        let range = diagnostic.location?.range
        self.init(
            message: diagnostic.messageWithID,
            severity: Severity(diagnostic.severity),
            position: piece.position(of: range),
            highlights: range.map { $0.isEmpty ? [] : [piece.absolute($0)] } ?? [],
            notes: (diagnostic.path + diagnostic.places + diagnostic.nearMisses).map { Note($0, in: piece) },
            fixIts: diagnostic.fixIts.map { FixIt($0, in: piece) })
    }
}

extension Diagnostic {
    /// The message as `message; help [id]`.
    fileprivate var messageWithID: String { message + (help.map { "; " + $0 } ?? "") + " [\(id.rawValue)]" }
}

extension WireDiagnostic.Severity {
    fileprivate init(_ severity: Diagnostic.Severity) {
        switch severity {
        case .error: self = .error
        case .warning: self = .warning
        case .note: self = .note
        }
    }
}

extension WireDiagnostic.Note {
    fileprivate init(_ note: Diagnostic.Note, in piece: SyntaxPiece) {
        self.init(position: piece.position(of: note.location?.range), message: note.message)
    }
}

extension WireDiagnostic.FixIt {
    fileprivate init(_ fixIt: Diagnostic.FixIt, in piece: SyntaxPiece) {
        self.init(
            message: fixIt.message,
            changes: piece.changes(fixIt.edits).map {
                Change(range: piece.absolute($0.bytes), newText: $0.text)
            })
    }
}

extension SyntaxPiece {
    /// The position of the piece's code, after its leading comments.
    var start: WireDiagnostic.Position { .init(fileName: fileName, offset: offset + leadingTriviaLength) }

    /// The start of the range, or of the code if there is no range.
    fileprivate func position(of range: SourceRange?) -> WireDiagnostic.Position {
        range.map { .init(fileName: fileName, offset: offset + Int($0.start.offset)) } ?? start
    }

    fileprivate func absolute(_ range: SourceRange) -> WireDiagnostic.Range { absolute(range.bytes) }

    fileprivate func absolute(_ bytes: Range<Int>) -> WireDiagnostic.Range {
        .init(fileName: fileName, offsets: (offset + bytes.lowerBound)..<(offset + bytes.upperBound))
    }
}

extension SourceRange {
    fileprivate var isEmpty: Bool { start.offset >= end.offset }

    fileprivate var bytes: Range<Int> { Int(start.offset)..<max(Int(start.offset), Int(end.offset)) }
}
