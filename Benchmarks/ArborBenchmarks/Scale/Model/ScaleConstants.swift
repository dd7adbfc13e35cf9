/// The constants of the model. All but the remote ones are measured by the runs that the model is made from.
struct ScaleConstants {
    /// Milliseconds of processor time of a scan, by the bytes of the module's sources.
    let scan: LinearFit
    /// Seconds of a link, by the number of types.
    let link: LinearFit
    /// MB of a link, by the number of types.
    let linkMemory: LinearFit
    /// Seconds of a report without diagnostics, by the number of types.
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
        link = LinearFit(types, runs.map { $0.links.wall.median / 1000 })
        linkMemory = LinearFit(types, runs.map { $0.links.memory.quantile(1) })
        report = LinearFit(types, runs.map { $0.reports.wall.median / 1000 })
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

/// Constants of remote execution, from one measurement: Bazel 4.2.3 with buildbox-casd 1.2.35 as cache and workers, all on
/// one machine with two cores, with 20 modules.
enum RemoteConstants {
    /// Seconds of a core for an action that runs on a worker, besides the action itself. Of 20 scans, all of
    /// client, cache and worker: (3.0 s - 0.6 s without a change) / 20 on two cores.
    static let action = 0.24
    /// Seconds of the build's machine for an action with a cached result: (1.3 s - 0.6 s) / 21.
    static let cachedAction = 0.033
    /// Bytes a second between a worker and the cache. An assumption: 1 Gbit/s.
    static let bandwidth = 125e6
}
