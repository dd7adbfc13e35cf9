/// What must come of a program.
public enum ProgramTruth: Sendable {
    /// It is accepted, compiled, and prints these lines.
    case sound([String])
    /// It is refused, with an error at each of these.
    case faulty([Fault])

    public struct Fault: Sendable, CustomStringConvertible {
        /// Any where it is nil.
        public var id: String?
        /// One of these.
        public var places: [ProgramSources.Place]
        /// It may go untold: that a build has no provider where another has two.
        public var isOptional = false

        public var description: String {
            "\(id ?? "any error") at \(places.map(\.description).joined(separator: " or "))"
        }
    }
}

extension Program {
    /// Whether no build has a fault, and none takes too long to tell.
    var isSound: Bool { faults?.isEmpty == true }

    /// Those of all builds; nil for a program that makes too much.
    var faults: Set<ProgramReference.Fault>? {
        var faults: Set<ProgramReference.Fault> = []
        let hasConditions = symbols.contains { $0.condition != nil }
        for build in hasConditions ? Build.all : [build] {
            let reference = ProgramReference(self, build)
            _ = reference.makeRoot()
            if reference.budget <= 0 { return nil }
            faults.formUnion(reference.faults)
        }
        return faults
    }

    /// - Parameter sources: This program's.
    public func truth(in sources: ProgramSources) -> ProgramTruth? {
        guard let faults else { return nil }
        if faults.isEmpty {
            let reference = ProgramReference(self, build)
            guard let root = reference.makeRoot() else { return nil }
            var trace = Trace(self)
            trace.print(.object(root), at: "root")
            return trace.lines.count > 300 ? nil : .sound(trace.lines)
        }
        let areSeveral = faults.contains { $0.id == "duplicate-provider" }
        // Told once, at one of several properties.
        let shared = Dictionary(grouping: faults.filter { $0.isOfRoot || $0.captured != nil }) {
            $0.captured ?? ""
        }
        let sharedFaults = shared.values.map { faults in
            ProgramTruth.Fault(
                places: faults.flatMap { places(of: $0, in: sources) }, isOptional: areSeveral)
        }
        return .faulty(
            (faults.filter { !$0.isOfRoot && $0.captured == nil }.map { fault in
                ProgramTruth.Fault(
                    id: fault.id, places: places(of: fault, in: sources),
                    isOptional: areSeveral && fault.id == nil)
            } + sharedFaults).sorted { "\($0)" < "\($1)" })
    }

    private func places(
        of fault: ProgramReference.Fault, in sources: ProgramSources
    ) -> [ProgramSources.Place] {
        if let property = fault.property { return sources.properties[fault.symbol]?[property] ?? [] }
        return duplicates(of: fault.symbol).flatMap { sources.declarations[$0] ?? [] }
    }

    /// All that stand for a protocol together with a type: an error about them may stand at any.
    private func duplicates(of symbol: Int) -> [Int] {
        let protocols = Set(symbols[symbol].provider?.protocols ?? [])
        return symbols.indices.filter { number in
            !protocols.isDisjoint(with: symbols[number].provider?.protocols ?? [])
        }
    }
}

/// The lines that `Tracing` prints for the same objects.
private struct Trace {
    let program: Program
    var lines: [String] = []
    private var numbers: [ObjectIdentifier: Int] = [:]
    /// Kept, so that no other object gets the place of one.
    private var kept: [AnyObject] = []

    init(_ program: Program) { self.program = program }

    mutating func print(_ value: ProgramReference.Value, at path: String) {
        switch value {
        case .object(let object):
            let isClass = program.symbols[object.symbol].provider?.kind != .struct
            let known = isClass ? number(of: object) : nil
            let suffix = known.map { " #\($0.number)" } ?? ""
            lines.append("\(path): \(program.name(of: object.symbol))\(suffix)")
            guard known?.isNew != false, lines.count < 1_000 else { return }
            for child in object.children { print(child.value, at: "\(path).\(child.label)") }
        case .maker(let maker):
            let known = number(of: maker)
            lines.append("\(path): Instantiator #\(known.number)")
            guard known.isNew, lines.count < 1_000, let product = maker.make() else { return }
            print(.object(product), at: path + "()")
        }
    }

    private mutating func number(of object: AnyObject) -> (number: Int, isNew: Bool) {
        if let number = numbers[ObjectIdentifier(object)] { return (number, false) }
        kept.append(object)
        numbers[ObjectIdentifier(object)] = kept.count
        return (kept.count, true)
    }
}
