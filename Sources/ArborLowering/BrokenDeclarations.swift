import ArborModel
import ArborSyntax

/// The parts of a file that can't be read.
package struct BrokenDeclarations {
    private let file: FileDeclarations
    private let ranges: RangeCover

    /// Collects the faults of a file.
    package init(_ file: FileDeclarations) {
        self.file = file
        ranges = RangeCover(file.faults.map(\.range))
    }

    /// Returns whether some of a range can't be read. Declarations in it may be wrong.
    package func isBroken(_ range: SourceRange) -> Bool { ranges.hasRange(in: range) }

    /// Returns a diagnostic for each fault in an annotated type, and for each at the top of the file, because it may hide
    /// an annotated type.
    ///
    /// - Parameters:
    ///   - annotated: The types that matter to the front end.
    ///   - path: The path of the file.
    ///   - words: The words for such types: `@Instantiable types`.
    package func diagnostics(around annotated: [TypeDeclaration], in path: String, words: String)
        -> [Diagnostic]
    {
        if file.faults.isEmpty { return [] }
        let annotatedRanges = Set(annotated.map(\.range))
        let plain = file.types.filter { $0.depth == 0 && !annotatedRanges.contains($0.range) }
        let (here, elsewhere) = (RangeCover(annotated.map(\.range)), RangeCover(plain.map(\.range)))
        let reaching = file.faults.filter { fault in
            fault.kind.reachesOut || !elsewhere.holds(fault.range) || here.holds(fault.range)
        }
        // A lost type needs no fault of its own beside the one that lost it.
        let causes = reaching.filter { !$0.kind.isDetached }
        let faults = causes.isEmpty ? reaching : causes
        let conflicts = faults.filter(\.kind.isConflict)
        // What else can't be read may follow from a conflict.
        if let first = conflicts.first {
            return [diagnostic(for: first, and: Array(conflicts.dropFirst()), in: path, words: words)]
        }
        return faults.withoutConsequences.map { diagnostic(for: $0, in: path, words: words) }
    }

    /// - Parameter others: Further faults with the same cause.
    private func diagnostic(
        for fault: SyntaxFault, and others: [SyntaxFault] = [], in path: String, words: String
    ) -> Diagnostic {
        Diagnostic(
            .brokenDeclaration, fault.kind.sentence,
            about: (file.innermostType(around: fault.range).map { [file.types[$0].name] } ?? [])
                + fault.kind.subject, at: SourceLocation(path: path, range: fault.range),
            places: others.map {
                Diagnostic.Note("another one is here", at: SourceLocation(path: path, range: $0.range))
            } + fault.notes(in: path), help: fault.help(words), fixIts: fault.fixIts)
    }
}

extension [SyntaxFault] {
    /// The faults without those that probably follow from another: all after something that is never closed, and all but
    /// the first one of a line.
    fileprivate var withoutConsequences: [SyntaxFault] {
        var kept: [SyntaxFault] = []
        for fault in self {
            if let last = kept.last, last.kind.isUnclosed || last.range.start.line == fault.range.start.line {
                continue
            }
            kept.append(fault)
        }
        return kept
    }
}

extension FileDeclarations {
    /// Returns the index of the innermost type around a range; `nil` if the range is in no type.
    package func innermostType(around range: SourceRange) -> Int? {
        types.lastIndex {
            $0.range.start.offset < range.start.offset && range.end.offset < $0.range.end.offset
        }
    }
}

extension SyntaxFault {
    fileprivate func notes(in path: String) -> [Diagnostic.Note] {
        guard let closing, case .unclosed(let sign) = kind else { return [] }
        return [
            Diagnostic.Note(
                closing.indentation == nil
                    ? "'\(sign.closing)' is missing before this"
                    : "by its indentation, '\(sign.closing)' belongs before this line",
                at: SourceLocation(path: path, range: closing.next))
        ]
    }

    fileprivate func help(_ words: String) -> String {
        guard closing != nil, case .unclosed(let sign) = kind else { return kind.help(words) }
        return "add '\(sign.closing)' there"
    }

    fileprivate var fixIts: [Diagnostic.FixIt] {
        switch kind {
        case .omitted(let sign, _, _):
            [.init("add '\(sign)'", edits: [.init(range: range, replacement: sign)])]
        case .unclosed(let sign):
            closing.map { closing in
                let text = (closing.indentation.map { "\n" + $0 } ?? "") + sign.closing
                let place = SourceRange(start: closing.place, end: closing.place)
                return [.init("add '\(sign.closing)'", edits: [.init(range: place, replacement: text)])]
            } ?? []
        default: []
        }
    }
}

extension SyntaxFault.Kind {
    /// True if the fault may hide the declarations after it.
    fileprivate var reachesOut: Bool {
        switch self {
        case .unclosed, .detached, .beyond: true
        case .conflict, .unexpected, .missing, .omitted, .undeclared: false
        }
    }

    fileprivate var isConflict: Bool {
        if case .conflict = self { true } else { false }
    }

    fileprivate var isUnclosed: Bool {
        if case .unclosed = self { true } else { false }
    }

    fileprivate var isDetached: Bool {
        if case .detached = self { true } else { false }
    }

    fileprivate var sentence: String {
        switch self {
        case .conflict(let line):
            line.hasPrefix(">")
                ? "this line is the end of a merge conflict" : "this file has an unresolved merge conflict"
        case .unexpected(let text): "expected a declaration, found '\(text)'"
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
        case .undeclared(let text) where text.utf8.contains(UInt8(ascii: ":")): "write 'let \(text)'"
        case .unexpected(let text) where text.isWord: "remove '\(text)', or complete the declaration"
        case .unexpected, .missing, .undeclared, .detached:
            "correct the syntax here: in a file with \(words), Arbor must read all declarations"
        case .beyond: "the file contains \(words), so Arbor must read all of its declarations"
        }
    }

    /// The kind of fault and the text at fault.
    fileprivate var subject: [String] {
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
    /// True for a single word of letters and digits.
    fileprivate var isWord: Bool {
        utf8.allSatisfy {
            $0 >= 0x80 || $0 == 0x5F || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
                || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20
        }
    }

    /// The text that closes what this text opens.
    fileprivate var closing: String {
        switch self {
        case "{": "}"
        case "(": ")"
        case "[": "]"
        case "/*": "*/"
        default: String(reversed())
        }
    }
}
