/// The expected result of a program.
public enum ProgramTruth: Sendable {
    /// The program is accepted and compiled, and prints these lines.
    case sound([String])
    /// The program is refused, with an error at each of these.
    case faulty([Fault])

    public struct Fault: Sendable, CustomStringConvertible {
        /// The expected id; `nil` allows any.
        public var id: String?
        /// The allowed locations.
        public var locations: [ProgramSources.Location]
        /// True if the error may be missing: that a build lacks a provider of which another has two.
        public var isOptional = false

        public var description: String {
            "\(id ?? "any error") at \(locations.map(\.description).joined(separator: " or "))"
        }
    }
}

extension Program {
    /// True if no build has a fault or needs too many steps.
    var isSound: Bool { faults?.isEmpty == true }

    /// The faults of all builds; `nil` if the program creates too many objects.
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

    /// - Parameter sources: The sources of this program.
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
        // These are reported once, at one of several properties.
        let shared = Dictionary(grouping: faults.filter { $0.isOfRoot || $0.captured != nil }) {
            $0.captured ?? ""
        }
        let sharedFaults = shared.values.map { faults in
            ProgramTruth.Fault(
                locations: faults.flatMap { locations(of: $0, in: sources) }, isOptional: areSeveral)
        }
        return .faulty(
            (faults.filter { !$0.isOfRoot && $0.captured == nil }.map { fault in
                ProgramTruth.Fault(
                    id: fault.id, locations: locations(of: fault, in: sources),
                    isOptional: areSeveral && fault.id == nil)
            } + sharedFaults).sorted { "\($0)" < "\($1)" })
    }

    private func locations(
        of fault: ProgramReference.Fault, in sources: ProgramSources
    ) -> [ProgramSources.Location] {
        if let property = fault.property { return sources.properties[fault.symbol]?[property] ?? [] }
        return duplicates(of: fault.symbol).flatMap { sources.declarations[$0] ?? [] }
    }

    /// All providers that share a protocol with a type. An error about them may be at any of them.
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
    /// Keeps the objects alive, so that no identifier is used twice.
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
        case .instantiator(let instantiator):
            let known = number(of: instantiator)
            lines.append("\(path): Instantiator #\(known.number)")
            guard known.isNew, lines.count < 1_000, let product = instantiator.make() else { return }
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
