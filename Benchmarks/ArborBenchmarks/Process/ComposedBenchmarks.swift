/// Measures `arbor lint` over composed dependencies, beside `arbor generate` over annotated types in files that are
/// otherwise the same.
struct ComposedBenchmarks {
    let monorepo: Monorepo
    /// The folder of both monorepos.
    let folder: String
    /// The program to measure.
    let arbor: String

    func report(rounds: Int) throws -> String {
        let program = try absolutePath(arbor)
        var (annotated, composed) = (monorepo, monorepo)
        (annotated.annotated, annotated.isComposed) = (1, false)
        (composed.annotated, composed.isComposed) = (1, true)
        try makeFolders(folder)
        guard chdir(folder) == 0 else { throw FileFailure(path: folder) }
        _ = try annotated.write(to: "annotated")
        _ = try composed.write(to: "composed")
        let contest = try Comparison(
            [
                .init(
                    name: "generate", title: "`arbor generate`, annotated types",
                    command: Child(program: program, arguments: ["generate", "annotated", "--quiet"])),
                .init(
                    name: "lint", title: "`arbor lint`, composed dependencies",
                    command: Child(program: program, arguments: ["lint", "composed", "--quiet"]),
                    measure: "generate"),
            ], rounds: rounds)
        return "\(composed.files.grouped) types of each kind, in files that are otherwise the same: "
            + "\(megabytes(of: annotated)) and \(megabytes(of: composed)) MB.\n\n" + contest.table().text
    }

    private func megabytes(of monorepo: Monorepo) -> String {
        let bytes = (0..<monorepo.files).reduce(0) { $0 + monorepo.text(of: $1).utf8.count }
        return (Double(bytes) / 1e6).short
    }
}
