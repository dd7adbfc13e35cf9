import ArborModel
import ArborSyntax
import SafeDIFrontEnd

/// The declarations of a text.
func read(_ source: String) -> FileDeclarations {
    var reader = SourceReader(.safeDI)
    return reader.read(source)
}

/// The first type of a text.
func readType(_ source: String) -> TypeDeclaration { read(source).types[0] }

/// The members of a type with that body.
func readMembers(_ body: String) -> TypeDeclaration { readType("struct Holder {\n\(body)\n}") }

extension SourceRange {
    /// `line:column`
    var place: String { "\(start.line):\(start.column)" }
}

extension SyntaxFault {
    /// `line:column what`
    var line: String {
        switch kind {
        case .unexpected(let text): "\(range.place) unexpected \(text)"
        case .missing(let text): "\(range.place) missing \(text)"
        case .undeclared(let text): "\(range.place) undeclared \(text)"
        case .unclosed(let sign): "\(range.place) unclosed \(sign)"
        case .beyond(let limit): "\(range.place) \(limit.sentence)"
        }
    }
}
