import ArborGraph
import ArborModel

extension Pipeline.Run {
    /// Reports the files that a manifest names for roots and that declare none, and the others that do.
    mutating func checkRootFiles(_ configuration: Configuration, _ graph: ValidatedGraph?) {
        guard let expected = configuration.rootFiles, let graph else { return }
        let found = Set(graph.rootFiles.map { files[$0].summary.path })
        let named = Set(expected)
        for path in expected where !found.contains(path) {
            report("the manifest names this file for a root, and it declares none", at: path)
        }
        for path in found.subtracting(named).sorted() {
            report("this file declares a root, and the manifest doesn't name it", at: path)
        }
    }

    private mutating func report(_ message: String, at path: String) {
        outcome.diagnostics += findings.classify([
            Diagnostic(
                .outdatedManifest, message, about: [], at: SourceLocation(path: path),
                help: "write the manifest anew, with the paths as the sources are listed")
        ])
    }
}
