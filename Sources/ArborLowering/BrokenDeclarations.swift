import ArborModel
import ArborSyntax

/// The parts of a file that can't be read.
package struct BrokenDeclarations {
    /// `nil` if the file has no faults, as nearly all have none. A copy has a dozen references to count.
    private let file: FileDeclarations?
    private let ranges: RangeCover
    /// The types that a brace may have closed too early.
    private let torn: RangeCover
    /// The start of the first `#if` that is never closed.
    private let openCondition: SourcePosition?

    /// Collects the faults of a file.
    package init(_ file: borrowing FileDeclarations) {
        self.file = file.faults.isEmpty ? nil : copy file
        ranges = RangeCover(file.faults.map(\.range))
        torn = RangeCover(file.faults.compactMap { file.typeTorn(by: $0)?.range })
        openCondition = file.faults.lazy.filter { $0.kind == .unclosed("#if") }.map(\.range.start).min()
    }

    /// Returns whether some of a range can't be read, or may belong to another declaration. Declarations in it may be
    /// wrong.
    package func isBroken(_ range: SourceRange) -> Bool { ranges.hasRange(in: range) || torn.holds(range) }

    /// Returns whether a position is behind an `#if` that is never closed. Where the condition ends isn't known.
    package func isInOpenCondition(_ range: SourceRange) -> Bool {
        openCondition.map { $0 < range.start } ?? false
    }

    /// Returns the names of types that the faults may hide: the capitalized words of text that can't be read, and the name
    /// of a file that declares no type.
    package func lostNames(in path: String) -> [String] {
        guard let file else { return [] }
        let stem = path.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? ""
        let isNamedLikeType = file.types.isEmpty && stem.first?.isUppercase == true
        let isNameLost = file.faults.contains { fault in
            fault.kind.hidesName && file.innermostType(around: fault.range) == nil
        }
        return file.faults.flatMap { $0.kind.typeNames } + (isNamedLikeType ? [stem] : [])
            + (isNameLost ? [FileSummary.unknownName] : [])
    }

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
        guard let file else { return [] }
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
            return [file.diagnostic(for: first, and: Array(conflicts.dropFirst()), in: path, words: words)]
        }
        return file.withoutConsequences(faults).map { file.diagnostic(for: $0, in: path, words: words) }
    }
}

extension FileDeclarations {
    /// - Parameter others: Further faults with the same cause.
    fileprivate func diagnostic(
        for fault: SyntaxFault, and others: [SyntaxFault] = [], in path: String, words: String
    ) -> Diagnostic {
        Diagnostic(
            .brokenDeclaration, fault.kind.sentence,
            about: (innermostType(around: fault.range).map { [types[$0].name] } ?? [])
                + fault.kind.subject, at: SourceLocation(path: path, range: fault.range),
            places: others.map {
                Diagnostic.Note("another one is here", at: SourceLocation(path: path, range: $0.range))
            } + fault.notes(in: path) + noteOfTypeClosed(before: fault, in: path), help: fault.help(words),
            fixIts: fault.fixIts)
    }

    /// Where the type in front of a stray brace ends: the brace there may be the wrong one.
    private func noteOfTypeClosed(before fault: SyntaxFault, in path: String) -> [Diagnostic.Note] {
        typeClosed(before: fault).map { type in
            let brace = SourceRange(start: type.range.end.moved(by: -1), end: type.range.end)
            return [
                Diagnostic.Note("\(type.name) is closed here", at: SourceLocation(path: path, range: brace))
            ]
        } ?? []
    }

    /// Returns the type in front of a stray brace, which may be closed too early; `nil` for another fault.
    fileprivate func typeClosed(before fault: SyntaxFault) -> TypeDeclaration? {
        fault.kind.isStrayBrace ? lastType(before: fault) : nil
    }

    /// Returns the last type outside of all others that ends before a fault.
    private func lastType(before fault: SyntaxFault) -> TypeDeclaration? {
        types[..<countOfTypes(startingBefore: fault.range)].last {
            $0.depth == 0 && $0.range.end <= fault.range.start
        }
    }

    /// Returns the type whose end a fault outside of all types leaves in doubt: a stray brace, or what can't be read right
    /// after it.
    fileprivate func typeTorn(by fault: SyntaxFault) -> TypeDeclaration? {
        if fault.kind.isStrayBrace { return lastType(before: fault) }
        guard case .unexpected = fault.kind, innermostType(around: fault.range) == nil else { return nil }
        return lastType(before: fault).flatMap { fault.range.start.line <= $0.range.end.line + 1 ? $0 : nil }
    }

    /// Returns the index of the innermost type around a range; `nil` if the range is in no type.
    package func innermostType(around range: SourceRange) -> Int? {
        for index in types[..<countOfTypes(startingBefore: range)].indices.reversed() {
            if range.end.offset < types[index].range.end.offset { return index }
            // What stands before a type outside of all others ends before it.
            if types[index].depth == 0 { return nil }
        }
        return nil
    }

    /// Types are in the order of their starts. A file may have as many faults as types, so a search through all types for
    /// each fault would be quadratic.
    private func countOfTypes(startingBefore range: SourceRange) -> Int {
        types.partitioningIndex { $0.range.start.offset >= range.start.offset }
    }
}
