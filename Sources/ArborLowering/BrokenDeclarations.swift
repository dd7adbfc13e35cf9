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
        return faults.map { fault in
            Diagnostic(
                .brokenDeclaration, fault.kind.sentence,
                about: (file.innermostType(around: fault.range).map { [file.types[$0].name] } ?? [])
                    + fault.kind.subject, at: SourceLocation(path: path, range: fault.range),
                help: "the file holds \(words), so all of its declarations must be readable")
        }
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

extension SyntaxFault.Kind {
    /// True if the fault may hide the declarations after it.
    fileprivate var reachesOut: Bool {
        switch self {
        case .unclosed, .detached, .beyond: true
        case .unexpected, .missing, .undeclared: false
        }
    }

    fileprivate var isDetached: Bool {
        if case .detached = self { true } else { false }
    }

    fileprivate var sentence: String {
        switch self {
        case .unexpected(let text): "unexpected '\(text)' among the declarations"
        case .missing(let what): "'\(what)' is missing here"
        case .undeclared(let text): "expected a declaration, such as 'let' or 'var', before '\(text)'"
        case .unclosed(let sign): "nothing closes '\(sign)'"
        case .detached(let annotation): "no type that can be read follows '\(annotation)'"
        case .beyond(let limit): limit.sentence
        }
    }

    /// The kind of fault and the text at fault.
    fileprivate var subject: [String] {
        switch self {
        case .unexpected(let text): ["unexpected", text]
        case .missing(let text): ["missing", text]
        case .undeclared(let text): ["undeclared", text]
        case .unclosed(let sign): ["unclosed", sign]
        case .detached(let annotation): ["detached", annotation]
        case .beyond(let limit): ["beyond", limit.rawValue]
        }
    }
}
