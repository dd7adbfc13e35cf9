import ArborGraph
import ArborModel
import ArborScanner

/// Holds what the graph assumes against the projects' settings and against sources that it isn't made of. Nothing is
/// looked up unless a fault hangs on it.
@available(macOS 10.15, *)
struct Assumptions {
    private let configuration: Configuration
    private var supertypes: SupertypeSearch
    private var projects = ProjectReader()

    init(_ configuration: Configuration, _ run: borrowing Pipeline.Run) {
        self.configuration = configuration
        supertypes = SupertypeSearch(configuration.rereader, run)
    }

    /// True once a file has been read that no graph is made of: an edit in it may change the verdict.
    var restOnText: Bool { supertypes.hasRead }

    /// The suspicions whose assumptions hold, each as grave as these allow.
    mutating func faults(among suspicions: [Suspicion]) async -> [Diagnostic] {
        var faults: [Diagnostic] = []
        // Settings are cheap to look up, and decide most.
        for suspicion in suspicions where isLikely(suspicion) {
            if let fault = await fault(of: suspicion) { faults.append(fault) }
        }
        return faults
    }

    private mutating func fault(of suspicion: Suspicion) async -> Diagnostic? {
        var diagnostic = suspicion.diagnostic
        for assumption in suspicion.assumptions {
            switch assumption {
            case .noSendableExtension(let type):
                if await supertypes.mayBeExtendedAsSendable(type) { return nil }
            case .noIsolation(let names):
                if await supertypes.brought(by: names).mayIsolate { return nil }
            case .notSendable(let names):
                if await supertypes.brought(by: names).maySend { return nil }
            case .swift6(let path):
                if projects.settings(above: path).languageMode == 5 { diagnostic.severity = .warning }
            case .noDefaultIsolation: break
            }
        }
        return diagnostic
    }

    private mutating func isLikely(_ suspicion: Suspicion) -> Bool {
        for case .noDefaultIsolation(let path) in suspicion.assumptions {
            let hasDefault =
                configuration.defaultIsolation.map { $0 == .mainActor }
                ?? projects.settings(above: path).mayIsolateByDefault
            if hasDefault { return false }
        }
        return true
    }
}
