import ArborGraph
import ArborModel
import ArborScanner

/// Holds what the graph assumes against the projects' settings and against sources that it isn't made of. Nothing is
/// looked up unless a fault hangs on it.
struct Assumptions {
    private let configuration: Configuration
    private let sources: [String]

    /// - Parameter sources: the paths of all files of the run, annotated or not.
    init(_ configuration: Configuration, sources: [String]) {
        self.configuration = configuration
        self.sources = sources
    }

    /// The suspicions whose assumptions hold, each as grave as these allow.
    @available(macOS 10.15, *)
    func faults(among suspicions: [Suspicion]) async -> [Diagnostic] {
        if suspicions.isEmpty { return [] }
        var projects = ProjectReader()
        let likely = suspicions.filter { isLikely($0, &projects) }
        let sendable = await sendableTypes(among: likely)
        return likely.compactMap { suspicion in
            var diagnostic = suspicion.diagnostic
            for assumption in suspicion.assumptions {
                switch assumption {
                case .noSendableExtension(let type): if sendable.contains(type) { return nil }
                case .swift6(let path):
                    if projects.settings(above: path).languageMode == 5 { diagnostic.severity = .warning }
                case .noDefaultIsolation: break
                }
            }
            return diagnostic
        }
    }

    private func isLikely(_ suspicion: Suspicion, _ projects: inout ProjectReader) -> Bool {
        for case .noDefaultIsolation(let path) in suspicion.assumptions {
            let hasDefault =
                configuration.defaultIsolation.map { $0 == .mainActor }
                ?? projects.settings(above: path).mayIsolateByDefault
            if hasDefault { return false }
        }
        return true
    }

    /// Those types that an extension in some source makes `Sendable`.
    @available(macOS 10.15, *)
    private func sendableTypes(among suspicions: [Suspicion]) async -> Set<String> {
        let names = suspicions.flatMap(\.assumptions).compactMap {
            if case .noSendableExtension(let type) = $0 { type } else { nil }
        }
        return await configuration.scanner.typesExtendedAsSendable(Set(names), in: sources)
    }
}
