import ArborModel

extension BindingGraph {
    /// Joins the faults that one missing import causes. The first one in the file that lacks the import stands for all,
    /// and the others are its places.
    func joiningMissingImports(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        let causes = Set(diagnostics.compactMap(\.missingImport))
        guard causes.count < diagnostics.count(where: { $0.missingImport != nil }) else { return diagnostics }
        let others = diagnostics.filter { $0.missingImport == nil }
        let grouped = Dictionary(
            grouping: diagnostics.filter { $0.missingImport != nil }, by: \.missingImport)
        return others + grouped.values.map(joined)
    }

    private func joined(_ diagnostics: [Diagnostic]) -> Diagnostic {
        let sorted = diagnostics.sorted { one, other in
            let (isOwn, isOtherOwn) = (isInFile(one), isInFile(other))
            return isOwn == isOtherOwn ? Diagnostic.inPrintingOrder(one, other) : isOwn
        }
        var first = sorted[0]
        first.places += sorted.dropFirst().map(place)
        return first
    }

    /// True for a fault in the file that lacks the import.
    private func isInFile(_ diagnostic: Diagnostic) -> Bool {
        diagnostic.location?.path == diagnostic.missingImport?.path
    }

    private func place(of diagnostic: Diagnostic) -> Diagnostic.Note {
        Diagnostic.Note(
            "\(diagnostic.subject.prefix(2).joined(separator: ".")) needs the import too",
            at: diagnostic.location)
    }
}
