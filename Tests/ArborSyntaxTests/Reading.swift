import ArborModel
import ArborSyntax
import SafeDIFrontEnd

/// Reads the declarations of a text.
func read(_ source: String) -> FileDeclarations {
    var reader = SourceReader(.safeDI)
    return reader.read(source)
}

/// Reads the first type of a text.
func readType(_ source: String) -> TypeDeclaration { read(source).types[0] }

/// Reads a type with the given body.
func readMembers(_ body: String) -> TypeDeclaration { readType("struct Holder {\n\(body)\n}") }

extension SourceRange {
    /// The start of the range as `line:column`.
    var lineAndColumn: String { "\(start.line):\(start.column)" }
}

extension SyntaxFault {
    /// The fault as `line:column description`.
    var line: String {
        switch kind {
        case .unexpected(let text): "\(range.lineAndColumn) unexpected \(text)"
        case .conflict(let text): "\(range.lineAndColumn) conflict \(text)"
        case .missing(let text): "\(range.lineAndColumn) missing \(text)"
        case .omitted(let sign, let last, let next):
            "\(range.lineAndColumn) \(last) lacks \(sign) before \(next)"
        case .undeclared(let text): "\(range.lineAndColumn) undeclared \(text)"
        case .unclosed(let sign): "\(range.lineAndColumn) unclosed \(sign)"
        case .detached(let text): "\(range.lineAndColumn) detached \(text)"
        case .beyond(let limit): "\(range.lineAndColumn) \(limit.sentence)"
        }
    }
}
