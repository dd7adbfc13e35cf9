import ArborGraph
import ArborModel
import ArborScanner

/// Checks the graph's assumptions against the projects' settings, and against sources that aren't part of the
/// graph. It reads nothing unless a fault depends on an assumption.
@available(macOS 10.15, *)
struct Assumptions {
    private let configuration: Configuration
    private var supertypes: SupertypeSearch
    /// `nil` if no file besides summaries is read.
    private var projects: ProjectReader?

    init(_ configuration: Configuration, _ run: borrowing Pipeline.Run) {
        self.configuration = configuration
        supertypes = SupertypeSearch(configuration.rereader, run)
        projects = configuration.rootModule == nil ? ProjectReader() : nil
    }

    /// True if the search has read a file outside the graph. An edit of that file may change the result.
    var restOnText: Bool { supertypes.hasRead }

    /// The diagnostics of the suspicions whose assumptions hold, with the severities that the settings allow.
    mutating func faults(among suspicions: [Suspicion]) async -> [Diagnostic] {
        var faults: [Diagnostic] = []
        // Settings are cheap to look up, and decide most suspicions.
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
            case .notInferredSendable(let type):
                if await supertypes.isInferredSendable(type) { return nil }
            case .noIsolation(let names):
                if await supertypes.effects(of: names).mayIsolate { return nil }
            case .notSendable(let names):
                if await supertypes.effects(of: names).maySend { return nil }
            case .isUnrelated(let type, let other):
                if await !supertypes.isUnrelated(type, to: other) { return nil }
            case .isFinal(let type):
                if await !supertypes.isFinal(type) { return nil }
            case .swift6(let path):
                if projects?.settings(above: path).languageMode == 5 { diagnostic.severity = .warning }
            case .noDefaultIsolation: break
            }
        }
        return diagnostic
    }

    /// Makes fix-its uncertain whose assumptions don't hold.
    mutating func check(_ diagnostics: inout [Diagnostic]) async {
        for index in diagnostics.indices {
            for place in diagnostics[index].fixIts.indices {
                for assumption in diagnostics[index].fixIts[place].assumptions
                where await !holds(assumption) {
                    diagnostics[index].fixIts[place].isCertain = false
                }
                diagnostics[index].fixIts[place].assumptions = []
            }
        }
    }

    private mutating func holds(_ assumption: Diagnostic.FixIt.Assumption) async -> Bool {
        switch assumption {
        case .isProtocol(let supertype): await supertypes.isProtocol(supertype)
        case .conformsNowhereElse(let type): await !supertypes.mayConform(type, to: "Instantiable")
        case .isNoAlias(let name): await !supertypes.isAlias(name)
        }
    }

    private mutating func isLikely(_ suspicion: Suspicion) -> Bool {
        for case .noDefaultIsolation(let path) in suspicion.assumptions {
            let hasDefault =
                configuration.defaultIsolation.map { $0 == .mainActor }
                ?? (projects?.settings(above: path).mayIsolateByDefault ?? false)
            if hasDefault { return false }
        }
        return true
    }
}
