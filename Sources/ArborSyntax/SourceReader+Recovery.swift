import ArborModel

extension SourceReader {
    /// Reads a file once more that was found to have faults: those that cost more than their own declaration are hidden.
    ///
    /// - Parameters:
    ///   - file: what was read at first.
    ///   - survey: of the source.
    mutating func recover(
        _ source: UnsafeBufferPointer<UInt8>, _ file: FileDeclarations, _ survey: Survey
    ) -> FileDeclarations {
        let branches = survey.versionBranches(in: source)
        if branches.isEmpty { return recover(source, leavingOut: []) }
        // A branch for another compiler is read where it can be.
        let places = (file.faults.map(\.range.start.offset) + survey.unclosed.map(\.lowerBound)).sorted()
        let unread = branches.filter { branch in
            let next = places.partitioningIndex { $0 >= branch.lowerBound }
            return next < places.count && branch.contains(places[next])
        }
        for left in [unread, branches] {
            let without = recover(source, leavingOut: left)
            if without.faults.isEmpty || left.count == branches.count { return without }
        }
        return file
    }

    private mutating func recover(
        _ source: UnsafeBufferPointer<UInt8>, leavingOut branches: [Range<UInt32>]
    ) -> FileDeclarations {
        var recovery = Recovery(source)
        recovery.leaveOut(branches)
        recovery.leaveOutConflicts()
        recovery.closeAll()
        let text = SourceText(source)
        var file = declarations(in: parser.parse(recovery.masked), of: text)
        if file.faults.contains(where: \.isUnreadable) {
            hideBrokenItems(of: &recovery)
            file = declarations(in: parser.parse(recovery.masked), of: text)
        }
        let told = recovery.faults
        let hasOpen = told.contains { $0.kind.isUnclosed }
        file.faults.removeAll { hasOpen && $0.kind.isMissingAtEnd || $0.isOfItem && recovery.tells($0.range) }
        file.faults += told
        file.faults.sort { $0.range.start < $1.range.start }
        return file
    }

    /// Reads each item alone: a head with the brace that closes it.
    private mutating func hideBrokenItems(of recovery: inout Recovery) {
        for item in recovery.items where !recovery.isExhausted {
            var bytes = Array(recovery.masked.bytes[item.bytes.indices])
            if item.isHead { bytes.append(UInt8(ascii: "}")) }
            let found = bytes.withUnsafeBufferPointer { faultAlone($0) }
            guard let found else { continue }
            let start = item.bytes.lowerBound
            let place = start + found.bytes.lowerBound..<start + found.bytes.upperBound
            recovery.tell(found.kind, of: item, at: place)
        }
    }

    /// What is wrong with an item by itself, if anything is.
    private mutating func faultAlone(
        _ item: UnsafeBufferPointer<UInt8>
    ) -> (kind: SyntaxFault.Kind, bytes: Range<UInt32>)? {
        let fault = declarations(in: parser.parse(item), of: SourceText(item)).faults.first(
            where: \.isUnreadable)
        return fault.map { ($0.kind, $0.range.start.offset..<$0.range.end.offset) }
    }
}

extension SyntaxFault {
    /// True of what stands among the items.
    fileprivate var isOfItem: Bool {
        if case .unexpected = kind { true } else { false }
    }

    /// True where the grammar has no place for it, so that it may cost more than itself.
    fileprivate var isUnreadable: Bool {
        switch kind {
        case .unexpected: true
        case .missing: !kind.isMissingAtEnd
        case .undeclared, .unclosed, .beyond: false
        }
    }
}

extension SyntaxFault.Kind {
    fileprivate var isUnclosed: Bool {
        if case .unclosed = self { true } else { false }
    }

    fileprivate var isMissingAtEnd: Bool {
        self == .missing("}") || self == .missing("#endif") || self == .missing(")")
    }
}
