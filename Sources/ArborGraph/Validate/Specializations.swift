import ArborModel

extension [Diagnostic] {
    /// The faults without those that only repeat another one for other generic arguments. A declaration is generic, so
    /// its fault is found in each of its specializations, and the first one stands for all.
    package var joiningSpecializations: [Diagnostic] {
        guard count > 1 else { return self }
        var first: [Fault: Diagnostic] = [:]
        for diagnostic in self {
            let fault = Fault(diagnostic)
            if let other = first[fault], !Diagnostic.inPrintingOrder(diagnostic, other) { continue }
            first[fault] = diagnostic
        }
        let kept = first.count < count ? filter { $0.location == nil || first[Fault($0)] == $0 } : self
        return kept.withoutRepetitions
    }

    /// The faults without those that say the same at the same place: one thing may be found in several ways.
    private var withoutRepetitions: [Diagnostic] {
        var said: Set<Statement> = []
        return filter { $0.location == nil || said.insert(Statement($0)).inserted }
    }
}

/// What a fault says, and where.
private struct Statement: Hashable {
    let message: String
    let location: SourceLocation?

    init(_ diagnostic: Diagnostic) { (message, location) = (diagnostic.message, diagnostic.location) }
}

/// What the faults of one declaration have in common.
private struct Fault: Hashable {
    let id: DiagnosticID
    let location: SourceLocation?
    let subject: [String]

    init(_ diagnostic: Diagnostic) {
        (id, location) = (diagnostic.id, diagnostic.location)
        subject = diagnostic.subject.map(\.withoutGenericArguments)
    }
}

extension String {
    /// The spelling of a type without what is in angle brackets.
    fileprivate var withoutGenericArguments: String {
        guard utf8.contains(UInt8(ascii: "<")) else { return self }
        var depth = 0
        var last: UInt8 = 0
        let kept = utf8.filter { byte in
            defer { last = byte }
            switch byte {
            case UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ">") where last != UInt8(ascii: "-"):
                depth -= 1
                return false
            default: break
            }
            return depth == 0
        }
        return String(decoding: kept, as: UTF8.self)
    }
}
