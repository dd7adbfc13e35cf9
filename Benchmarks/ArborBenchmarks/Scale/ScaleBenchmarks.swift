/// Measures builds of generated monorepos in several sizes, and predicts a build that is too large for this machine.
struct ScaleBenchmarks {
    /// The numbers of modules, from the smallest. All tables but the last ones are about the largest.
    let sizes: [Int]
    /// The average number of files of a module.
    let filesAModule: Int
    /// The number of modules of the build that is only predicted.
    let planned: Int
    let bytes: Int
    let seed: UInt64
    /// The folder of the monorepos. Each has a folder of its own, named by its number of modules.
    let folder: String
    /// The program to measure.
    let arbor: String
    let rounds: Int

    func report() throws -> String {
        try makeFolders(folder)
        let (folder, program) = (try absolutePath(folder), try absolutePath(arbor))
        let processors = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
        var runs: [ScaleRun] = []
        var edits: [EditRun] = []
        var staging = 0.0
        for size in sizes {
            let build = ModuleBuild(graph: graph(of: size), program: program, jobs: processors)
            runs.append(
                try ScaleRun(build, in: "\(folder)/\(size)", width: processors, rounds: rounds))
            guard size == sizes.last else { continue }
            edits = try EditRun.all(build)
            staging = try stagingSeconds(of: (0..<size).map { build.path(.summary, of: $0) })
        }
        let constants = try ScaleConstants(runs, program: program, staging: staging)
        let earlier =
            runs.count > 2
            ? try ScaleConstants(Array(runs.dropLast()), program: program, staging: staging) : nil
        let model = ScaleModel(constants, graph(of: planned))
        return ScaleReport(runs: runs, edits: edits, constants: constants, earlier: earlier, model: model)
            .text
    }

    private func graph(of modules: Int) -> ModuleGraph {
        ModuleGraph(modules: modules, files: modules * filesAModule, bytes: bytes, seed: seed)
    }
}
