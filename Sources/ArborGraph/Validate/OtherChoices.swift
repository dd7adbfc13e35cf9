import ArborModel

/// The faults of a graph in which several types provide the same type, if another one of them is chosen.
///
/// A fault that some choice doesn't have follows from the conflict, which is reported by itself.
struct OtherChoices: Sendable {
    private struct Choice: Sendable {
        var faults: Set<Fault>
        /// The names of the types that this choice examines.
        var examined: Set<String>
        /// The locations of the types below roots and of their properties. Only these can lack a value from above.
        var receivers: Set<SourceLocation>
    }

    /// What tells faults of different choices apart. Their texts and subjects may name the chosen types.
    private struct Fault: Hashable {
        var id: DiagnosticID
        var location: SourceLocation?
    }

    private var choices: [Choice] = []

    mutating func add(_ diagnostics: [Diagnostic], of analysis: GraphAnalysis) {
        let graph = analysis.graph
        let faults = diagnostics.flatMap { diagnostic in
            ([diagnostic.location] + diagnostic.places.map(\.location)).map {
                Fault(id: diagnostic.id, location: $0)
            }
        }
        let made = analysis.reached.filter(analysis.isBelowRoot)
        choices.append(
            Choice(
                faults: Set(faults), examined: Set(analysis.reached.map { graph.subject(of: $0) }),
                receivers: Set(made.flatMap(graph.receivers))))
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
        case .unmetDependency:
            var rest = diagnostic
            rest.places.removeAll { !isUnmet($0.location) }
            return isUnmet(diagnostic.location) || !rest.places.isEmpty ? rest : nil
        default:
            guard let owner = diagnostic.subject.first else { return diagnostic }
            let fault = Fault(id: diagnostic.id, location: diagnostic.location)
            let isIndependent = choices.allSatisfy {
                !$0.examined.contains(owner) || $0.faults.contains(fault)
            }
            return isIndependent ? diagnostic : nil
        }
    }

    /// Whether the type or property at a location lacks a value in each choice that makes the type.
    private func isUnmet(_ location: SourceLocation?) -> Bool {
        guard let location else { return true }
        return choices.allSatisfy {
            !$0.receivers.contains(location)
                || $0.faults.contains(Fault(id: .unmetDependency, location: location))
        }
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
