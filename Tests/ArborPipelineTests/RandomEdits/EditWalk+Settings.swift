import ArborModel
import ArborTestSupport
import Foundation

@testable import ArborPipeline

/// The settings of runs, and the changes of what they name besides sources.
extension EditWalk {
    func configuration(_ setting: Setting, in folder: String) -> Configuration {
        try? FileManager.default.createDirectory(atPath: tree.path(folder), withIntermediateDirectories: true)
        var run = Configuration(
            inputs: SourceInputs(paths: [tree.path("src"), tree.path("linked")]),
            output: tree.path(folder + "/Code.swift"), jobs: 1)
        switch setting {
        case .plain, .verified: break
        case .summaries: run.summaries = [tree.path("Library.arbor")]
        case .baseline: run.baseline = tree.path("baseline")
        case .advice: for id in DiagnosticID.advice { run.policy.set(.warning, for: id) }
        case .allOutputs:
            run.dotOutput = tree.path(folder + "/graph.dot")
            run.summaryOutput = tree.path(folder + "/App.arbor")
        }
        return run
    }

    /// Edits a module whose summary may stay as it was.
    mutating func editLibrary() throws {
        edits += 1
        try tree.folder.write(
            """
            import Library\(edits)
            \(edits % 3 == 0 ? "\n" : "")@Instantiable public struct Library: Instantiable { public init() {} }
            @Instantiable public struct Type\(edits): Instantiable { public init() {} }

            """, to: "library/Library.swift")
        tree.log.append("edit the library")
    }

    mutating func summariseLibrary() async {
        var run = Configuration(inputs: SourceInputs(paths: [tree.path("library")]), jobs: 1)
        run.moduleName = "Library"
        run.summaryOutput = tree.path("Library.arbor")
        tree.log.append("summarise the library: \(await Pipeline(run).summarise().status)")
    }

    /// Writes all findings to the baseline, or empties, damages or removes it.
    mutating func changeBaseline() async {
        let kind = tree.number(below: 6)
        switch kind {
        case 0: _ = try? tree.folder.write("", to: "baseline")
        case 1: _ = try? tree.folder.write("nothing that Arbor wrote\n", to: "baseline")
        case 2: unlink(tree.path("baseline"))
        default:
            var run = configuration(.baseline, in: "cached-baseline")
            run.baselineOutput = run.baseline
            _ = await Pipeline(run).validate()
        }
        tree.log.append("baseline \(kind)")
    }

    /// Changes or removes an output of both runs.
    mutating func damageOutput() {
        let name = ["Code.swift", "graph.dot", "App.arbor"][tree.number(below: 3)]
        let removes = tree.number(below: 2) == 0
        for kind in ["cached", "plain"] {
            let path = "\(kind)-\(setting)/\(name)"
            guard access(tree.path(path), F_OK) == 0 else { continue }
            if removes { unlink(tree.path(path)) } else { _ = try? tree.folder.write("mine", to: path) }
        }
        tree.log.append("damage \(name)")
    }
}
