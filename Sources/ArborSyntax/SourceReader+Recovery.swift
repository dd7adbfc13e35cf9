import ArborModel

extension SourceReader {
    /// Reads a file with faults again. Faults that would cost more than their own declaration are hidden.
    ///
    /// - Parameters:
    ///   - file: The result of the first reading.
    ///   - survey: The survey of the source.
    mutating func recover(
        _ source: UnsafeBufferPointer<UInt8>, _ file: FileDeclarations, _ survey: Survey
    ) -> FileDeclarations {
        let branches = survey.versionBranches(in: source)
        if branches.isEmpty { return recover(source, leavingOut: []) }
        // A branch for another version of the compiler is kept if it can be read.
        let offsets = (file.faults.map(\.range.start.offset) + survey.unclosed.map(\.lowerBound)).sorted()
        let unread = branches.filter { branch in
            let next = offsets.partitioningIndex { $0 >= branch.lowerBound }
            return next < offsets.count && branch.contains(offsets[next])
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
        let reported = recovery.faults
        let hasUnclosed = reported.contains { $0.kind.isUnclosed }
        file.faults.removeAll {
            hasUnclosed && $0.kind.isMissingAtEnd || $0.isUnexpected && recovery.hasReported($0.range)
        }
        for index in file.faults.indices where file.faults[index].isUnexpected {
            if let better = recovery.omittedSign(at: file.faults[index]) { file.faults[index] = better }
        }
        file.faults += reported
        file.faults.sort { $0.range.start < $1.range.start }
        return file
    }

    /// Reads each item alone, and hides those that can't be read. A head is read with a closing brace added.
    private mutating func hideBrokenItems(of recovery: inout Recovery) {
        for item in recovery.items where !recovery.isExhausted {
            var bytes = Array(recovery.masked.bytes[item.bytes.indices])
            if item.isHead { bytes.append(UInt8(ascii: "}")) }
            guard let fault = bytes.withUnsafeBufferPointer({ faultAlone($0) }) else { continue }
            let start = item.bytes.lowerBound
            let range = start + fault.range.start.offset..<start + fault.range.end.offset
            let omitted = recovery.omittedSign(in: item)
            recovery.report(omitted?.kind ?? fault.kind, of: item, at: omitted?.bytes ?? range)
        }
    }

    /// Returns the first fault that makes an item unreadable alone, or `nil` if it can be read.
    private mutating func faultAlone(_ item: UnsafeBufferPointer<UInt8>) -> SyntaxFault? {
        declarations(in: parser.parse(item), of: SourceText(item)).faults.first(where: \.isUnreadable)
    }
}

extension SyntaxFault {
    fileprivate var isUnexpected: Bool {
        if case .unexpected = kind { true } else { false }
    }

    /// True if the fault may have made the parser drop text around it.
    fileprivate var isUnreadable: Bool {
        switch kind {
        case .unexpected: true
        case .missing: !kind.isMissingAtEnd
        case .conflict, .omitted, .undeclared, .unclosed, .detached, .beyond: false
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
