/// The constants of the model. All but the remote ones are measured by the runs that the model is made from.
struct ScaleConstants {
    /// Milliseconds of processor time of a scan, by the bytes of the module's sources.
    let scan: LinearFit
    /// Seconds of a link, by the number of types. It is the processor time of the fastest round, because other work on
    /// the machine hardly affects it. Nearly all of a link runs on one processor.
    let link: LinearFit
    /// MB of a link, by the number of types.
    let linkMemory: LinearFit
    /// Seconds of processor time of a report without diagnostics, by the number of types.
    let report: LinearFit
    /// MB of a report, by the number of types.
    let reportMemory: LinearFit
    /// Bytes of the outputs of scans for each type.
    let outputBytes: [ModuleBuild.Output: Double]
    /// Bytes of the output of a link, and of the code, for each type.
    let linkedBytes: Double
    let codeBytes: Double
    /// Bytes of a source file.
    let sourceBytes: Double
    /// The bytes of the program.
    let toolBytes: Int
    /// Seconds of a worker to make one input available by a hard link, and to remove it.
    let staging: Double

    init(_ runs: [ScaleRun], program: String, staging: Double) throws {
        let types = runs.map { Double($0.graph.types) }
        scan = LinearFit(runs.flatMap { $0.sources.map(Double.init) }, runs.flatMap(\.scans.processor.values))
        link = LinearFit(types, runs.map { $0.links.processor.least / 1000 })
        linkMemory = LinearFit(types, runs.map { $0.links.memory.quantile(1) })
        report = LinearFit(types, runs.map { $0.reports.processor.least / 1000 })
        reportMemory = LinearFit(types, runs.map { $0.reports.memory.quantile(1) })
        let (last, count) = (runs.last!, types.last!)
        outputBytes = last.outputs.mapValues { Double($0) / count }
        linkedBytes = Double(last.linkedBytes) / count
        codeBytes = Double(last.codeBytes) / count
        sourceBytes = Double(last.fingerprint.bytes) / Double(last.graph.files)
        toolBytes = try fileSize(program)
        self.staging = staging
    }

    func bytes(_ output: ModuleBuild.Output) -> Double { outputBytes[output] ?? 0 }
}

/// Constants of remote execution. They were measured once, with Bazel 4.2.3 and buildbox-casd 1.2.35, which was cache and
/// two workers, on one machine with two cores.
enum RemoteConstants {
    /// Seconds that a scan occupies a worker, besides the scan itself: making its inputs available and starting the sandbox.
    /// 20 scans took 2.4 s more than a build without a change: 2 × 2.4 s / 20.
    static let action = 0.24
    /// Seconds of the build machine's processors for an action that runs on a worker: 9.6 s for 500 scans.
    static let clientAction = 0.019
    /// Seconds of the build machine's processors for an action with a cached result: 3.3 s for 502 actions.
    static let cachedAction = 0.0065
    /// Bytes of Bazel's heap for a module of 50 files, after the analysis and after the build. Measured with 500 modules;
    /// the analysis of 2,000 took as much for each.
    static let analysedModule = 70e3
    static let builtModule = 158e3
    /// The number of the build machine's processors. An assumption.
    static let clientProcessors = 8.0
    /// Bytes a second between a worker and the cache. An assumption: 1 Gbit/s.
    static let bandwidth = 125e6
}
