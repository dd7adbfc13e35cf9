import ArborModel

/// The faults of a graph in which several types provide the same type, if another one of them is chosen.
///
/// A fault that some choice doesn't have follows from the conflict, which is reported by itself.
struct OtherChoices: Sendable {
    private struct Choice: Sendable {
        var faults: Set<Fault>
        /// The kinds of its faults that the graph that is reported doesn't have at the same location.
        var newKinds: Set<DiagnosticID> = []
        /// The names of the types that this choice examines.
        var examined: Set<String>
    }

    /// What tells faults of different choices apart. Their texts and subjects may name the chosen types.
    private struct Fault: Hashable {
        var id: DiagnosticID
        var location: SourceLocation?
    }

    private var choices: [Choice] = []

    mutating func add(_ diagnostics: [Diagnostic], of analysis: GraphAnalysis) {
        let graph = analysis.graph
        let receivers = Set(analysis.reached.filter(analysis.isBelowRoot).flatMap(graph.receivers))
        // Only a type below a root can lack a value from above.
        let faults = Self.faults(diagnostics).filter { fault in
            fault.id != .unmetDependency || fault.location.map(receivers.contains) != false
        }
        choices.append(
            Choice(
                faults: faults,
                examined: Set(analysis.reached.map { graph.subject(of: $0) })))
    }

    /// Compares the choices with the graph that is reported.
    mutating func compare(with diagnostics: [Diagnostic]) {
        if choices.isEmpty { return }
        let first = Self.faults(diagnostics)
        for index in choices.indices {
            choices[index].newKinds = Set(choices[index].faults.subtracting(first).map(\.id))
        }
    }

    private static func faults(_ diagnostics: [Diagnostic]) -> Set<Fault> {
        Set(
            diagnostics.flatMap { diagnostic in
                ([diagnostic.location] + diagnostic.places.map(\.location)).map {
                    Fault(id: diagnostic.id, location: $0)
                }
            })
    }

    /// Returns the diagnostics that don't depend on the choice.
    func independent(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        choices.isEmpty ? diagnostics : diagnostics.compactMap(independent)
    }

    /// Returns whether each choice that examines what the diagnostic is about has the fault too.
    func isIndependent(_ diagnostic: Diagnostic) -> Bool { independent(diagnostic) != nil }

    private func independent(_ diagnostic: Diagnostic) -> Diagnostic? {
        switch diagnostic.id {
        // What has no provider has none with any choice.
        case .duplicateProvider, .missingProvider: return diagnostic
        case .unmetDependency: return isUnmet(diagnostic.location) ? diagnostic : nil
        default:
            guard let owner = diagnostic.subject.first else { return diagnostic }
            let fault = Fault(id: diagnostic.id, location: diagnostic.location)
            let isIndependent = choices.allSatisfy { !$0.examined.contains(owner) || has(fault, $0) }
            return isIndependent ? diagnostic : nil
        }
    }

    /// The properties that lack a value only because of the choice. Several properties that lack the same value have one
    /// diagnostic.
    func dependentConsumers(in diagnostics: [Diagnostic]) -> Set<SourceLocation> {
        if choices.isEmpty { return [] }
        let unmet = diagnostics.filter { $0.id == .unmetDependency }
        return Set(unmet.flatMap { ([$0.location] + $0.places.map(\.location)).compactMap(\.self) })
            .filter { !isUnmet($0) }
    }

    /// Whether the type or property at a location lacks a value in each choice.
    private func isUnmet(_ location: SourceLocation?) -> Bool {
        guard let location else { return true }
        return choices.allSatisfy { has(Fault(id: .unmetDependency, location: location), $0) }
    }

    /// Whether a choice has a fault. If the fault is in the code of one provider, the code of another may have the same fault at
    /// another place.
    private func has(_ fault: Fault, _ choice: Choice) -> Bool {
        choice.faults.contains(fault) || choice.newKinds.contains(fault.id)
    }
}

extension BindingGraph {
    /// The locations of a type and of its properties.
    fileprivate func receivers(of node: NodeID) -> [SourceLocation] {
        guard let declaration = declaration(of: node) else { return [] }
        return [declaration.location]
            + bindings(of: node).compactMap { origin(of: property($0, of: node), in: node) }
    }
}
