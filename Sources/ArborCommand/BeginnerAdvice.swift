import ArborPipeline

extension Outcome {
    /// Explains a run without any argument that found nothing to wire. Its code would only say that nothing is wired.
    mutating func adviseBeginner() {
        let isEmpty = diagnostics.contains { $0.id == .noSwiftFiles }
        guard isEmpty || status == .fine && statistics.isProof && statistics.roots.isEmpty else { return }
        let missing = isEmpty ? "Swift file" : "root"
        refusal = Refusal(
            status: isEmpty ? status : .invalid,
            message: "there is no \(missing) in this folder, so there is nothing to wire",
            help: [
                "'arbor init' adds Arbor and a root to the package in a folder",
                "without a package, mark the type that the program starts with: @Instantiable(isRoot: true)",
                "'arbor doctor' checks a set-up, and 'arbor --help' lists the subcommands",
            ])
        // The refusal says it.
        diagnostics.removeAll { $0.id == .noSwiftFiles }
        product = nil
    }
}
