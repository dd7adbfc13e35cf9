import ArborModel

extension BindingGraph {
    /// Joins the faults that have one cause, such as a missing import. The first one in the file that lacks the import stands
    /// for all, and the others are its places.
    func joiningCommonCauses(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        let causes = Set(diagnostics.compactMap(\.cause))
        guard causes.count < diagnostics.count(where: { $0.cause != nil }) else { return diagnostics }
        let others = diagnostics.filter { $0.cause == nil }
        let grouped = Dictionary(grouping: diagnostics.filter { $0.cause != nil }, by: \.cause)
        return others + grouped.values.map(joined)
    }

    private func joined(_ diagnostics: [Diagnostic]) -> Diagnostic {
        let sorted = diagnostics.sorted { one, other in
            let (isOwn, isOtherOwn) = (one.isAtCause, other.isAtCause)
            return isOwn == isOtherOwn ? Diagnostic.inPrintingOrder(one, other) : isOwn
        }
        var first = sorted[0]
        // The specializations of a generic type have their faults at one location.
        let others = sorted.dropFirst().filter { $0.location != first.location }
        first.places += others.map(\.placeOfCommonCause)
        return first
    }
}

extension Diagnostic {
    /// True for a fault in the file that lacks the import.
    fileprivate var isAtCause: Bool {
        guard case .missingImport(_, let path)? = cause else { return false }
        return location?.path == path
    }

    fileprivate var placeOfCommonCause: Note {
        let text =
            switch cause {
            case .missingImport: "the import is needed here too"
            case .noModule: "the module is needed here too"
            case .excludedModule: "a value of the module is needed here too"
            default: "the type is needed here too"
            }
        return Note(text, at: location)
    }
}
