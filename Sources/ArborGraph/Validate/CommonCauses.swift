import ArborModel

extension [Diagnostic] {
    /// The faults with one for those that have one cause, such as a missing import. The first one in the file that lacks
    /// the import stands for all, and the others are its places.
    package var joiningCommonCauses: [Diagnostic] {
        let causes = Set(compactMap(\.cause))
        guard causes.count < count(where: { $0.cause != nil }) else { return self }
        let others = filter { $0.cause == nil }
        let grouped = Dictionary(grouping: filter { $0.cause != nil }, by: \.cause)
        return others + grouped.values.map(\.joined)
    }

    private var joined: Diagnostic {
        let sorted = self.sorted { one, other in
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
    /// True for a fault in the file that lacks the import, and for that of a list by the type that lacks a conformance.
    fileprivate var isAtCause: Bool {
        switch cause {
        case .missingImport(_, let path): location?.path == path
        case .missingConformance: subject.count == 2
        default: false
        }
    }

    fileprivate var placeOfCommonCause: Note {
        let text =
            switch cause {
            case .missingImport: "the import is needed here too"
            case .noModule: "the module is needed here too"
            case .missingConformance: "the conformance is needed here too"
            case .excludedModule: "a value of the module is needed here too"
            case .wrongRoot: "a type above the root is needed here too"
            default: "the type is needed here too"
            }
        return Note(text, at: location)
    }
}
