import ArborModel
import ArborSyntax

extension SyntaxFault {
    func notes(in path: String) -> [Diagnostic.Note] {
        guard let closing, case .unclosed(let sign) = kind else { return [] }
        return [
            Diagnostic.Note(
                closing.indentation == nil
                    ? "'\(sign.closing)' is missing before this"
                    : "by its indentation, '\(sign.closing)' belongs before this line",
                at: SourceLocation(path: path, range: closing.next))
        ]
    }

    func help(_ words: String) -> String {
        if let keyword = kind.misspeltKeyword {
            return "write '\(keyword.right)' instead of '\(keyword.written)'"
        }
        guard closing != nil, case .unclosed(let sign) = kind else { return kind.help(words) }
        return "add '\(sign.closing)' there"
    }

    var fixIts: [Diagnostic.FixIt] {
        switch kind {
        case .omitted(let sign, _, _):
            [.init("add '\(sign)'", edits: [.init(range: range, replacement: sign)])]
        case .unclosed(let sign):
            closing.map { closing in
                let text = (closing.indentation.map { "\n" + $0 } ?? "") + sign.closing
                let place = SourceRange(start: closing.place, end: closing.place)
                return [.init("add '\(sign.closing)'", edits: [.init(range: place, replacement: text)])]
            } ?? []
        default:
            kind.misspeltKeyword.map { keyword in
                let end = range.start.moved(by: keyword.written.utf8.count)
                return [.replacing(SourceRange(start: range.start, end: end), by: keyword.right)]
            } ?? []
        }
    }
}

extension SyntaxFault.Kind {
    /// True if the fault may hide the declarations after it.
    var reachesOut: Bool {
        switch self {
        case .unclosed, .detached, .beyond: true
        case .conflict, .unexpected, .missing, .omitted, .undeclared: false
        }
    }

    var isConflict: Bool {
        if case .conflict = self { true } else { false }
    }

    var isUnclosed: Bool {
        if case .unclosed = self { true } else { false }
    }

    /// The keyword that the text at fault misspells; `nil` if there is none.
    fileprivate var misspeltKeyword: (written: String, right: String)? {
        switch self {
        case .unexpected(let text), .undeclared(let text): text.misspeltKeyword
        case .conflict, .missing, .omitted, .unclosed, .detached, .beyond: nil
        }
    }

    private static let wordsOfFrontEnds: Set<String> = ["Instantiable", "Module", "Component", "Provider"]

    /// True if a fault outside of all types may have lost the name of one, with its line or in it.
    var hidesName: Bool {
        if case .unexpected = self { typeNames.isEmpty } else { false }
    }

    /// The words of the text at fault that may name types.
    var typeNames: [String] {
        switch self {
        case .unexpected(let text), .undeclared(let text):
            text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.filter { $0.first?.isUppercase == true }
                .map(String.init).filter { !Self.wordsOfFrontEnds.contains($0) }
        case .conflict, .missing, .omitted, .unclosed, .detached, .beyond: []
        }
    }

    var isStrayBrace: Bool { self == .unexpected("}") }

    /// True for what ends something that may have begun in text that can't be read.
    var isStrayEnd: Bool {
        guard case .unexpected(let text) = self else { return false }
        return ["}", ")", "]", "\")", "#else", "#endif"].contains { text.hasPrefix($0) }
    }

    var isDetached: Bool {
        if case .detached = self { true } else { false }
    }

    var sentence: String {
        switch self {
        case .conflict(let line):
            line.hasPrefix(">")
                ? "this line is the end of a merge conflict" : "this file has an unresolved merge conflict"
        case .unexpected("import"): "this 'import' names no module"
        case .unexpected("="): "expected a value after '='"
        case .unexpected(let text): "expected a declaration, found '\(text)'"
        case .missing("identifier"): "expected a name"
        case .missing("type"): "expected a type"
        // Of all that may begin a declaration, the parser names one.
        case .missing(let text) where text.isWord: "expected a declaration"
        case .missing(let text): "expected '\(text)'"
        case .omitted(let sign, let last, let next): "expected '\(sign)' between '\(last)' and '\(next)'"
        case .undeclared(let text): "expected a keyword such as 'let' before '\(text)'"
        case .unclosed(let sign): "'\(sign)' is never closed"
        case .detached(let annotation): "'\(annotation)' is not followed by a type that Arbor can read"
        case .beyond(let limit): limit.sentence
        }
    }

    /// What to do about the fault. Arbor can't know what the author meant to write.
    fileprivate func help(_ words: String) -> String {
        switch self {
        case .conflict(let line):
            line.hasPrefix(">")
                ? "delete the line"
                : "keep one of the versions, and delete the others and the lines with the markers, such as '======='"
        case .omitted(let sign, let last, let next): "write '\(last)\(sign) \(next)'"
        case .unclosed(let sign):
            switch sign {
            case "#if": "add '#endif' where the condition ends"
            case "{":
                "add '}' at the end of what this '{' opens; if the file was cut off, restore the rest of it"
            case "/*": "add '*/' at the end of the comment"
            case "(", "[": "add '\(sign.closing)' where this '\(sign)' should close"
            case "\"": "add the closing '\"' on this line"
            default: "add the closing '\(sign.closing)' at the end of the text"
            }
        case .undeclared(let text) where text.utf8.contains(UInt8(ascii: ":")):
            "write 'let \(text.withoutForeignKeyword)'"
        case .unexpected("import"): "write the name of a module after 'import'"
        case .unexpected("="): "write the value, or remove '='"
        case .unexpected("}"): "remove it, or the '}' that closes too early"
        case .unexpected(let text) where text.lacksBrace: "add '{' after '\(text)'"
        case .unexpected(let text) where text.isWord: "remove '\(text)', or complete the declaration"
        case .unexpected, .missing, .undeclared, .detached:
            "correct the syntax here: in a file with \(words), Arbor must read all declarations"
        case .beyond: "the file contains \(words), so Arbor must read all of its declarations"
        }
    }

    /// The kind of fault and the text at fault.
    var subject: [String] {
        switch self {
        case .conflict: ["conflict"]
        case .unexpected(let text): ["unexpected", text]
        case .missing(let text): ["missing", text]
        case .omitted(let sign, let last, let next): ["omitted", sign, last, next]
        case .undeclared(let text): ["undeclared", text]
        case .unclosed(let sign): ["unclosed", sign]
        case .detached(let annotation): ["detached", annotation]
        case .beyond(let limit): ["beyond", limit.rawValue]
        }
    }
}

extension String {
    /// A property without another language's keyword in front of it, as in `val log: Log`.
    fileprivate var withoutForeignKeyword: String {
        let words = prefix { $0 != ":" }.split(separator: " ")
        return words.count == 2 ? String(self[words[1].startIndex...]) : self
    }
}
