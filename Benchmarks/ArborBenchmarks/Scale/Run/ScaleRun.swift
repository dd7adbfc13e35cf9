/// A build of a generated monorepo that really ran.
struct ScaleRun {
    let graph: ModuleGraph
    let fingerprint: Fingerprint
    /// The sizes of the modules' sources in bytes, in the order of the modules.
    let sources: [Int]
    let scans: Costs
    /// The seconds from the start of the first scan to the end of the last.
    let scanning: Double
    let links: Costs
    let reports: Costs
    /// The bytes of the outputs of all scans.
    let outputs: [ModuleBuild.Output: Int]
    let linkedBytes: Int
    let codeBytes: Int

    /// Writes the monorepo into a folder, which becomes the current one, and builds it.
    ///
    /// - Parameters:
    ///   - width: The number of scans at a time.
    ///   - rounds: The number of links and reports.
    init(_ build: ModuleBuild, in folder: String, width: Int, rounds: Int) throws {
        graph = build.graph
        fingerprint = try graph.write(to: folder)
        guard chdir(folder) == 0 else { throw FileFailure(path: folder) }
        for folder in [ModuleBuild.folder, ModuleBuild.edited] { try makeFolders(folder) }
        let graph = graph
        sources = try (0..<graph.modules).map { try graph.paths(of: $0).reduce(0) { try $0 + fileSize($1) } }
        // The system never reports less memory for a child than this process had at its peak.
        PeakMemory.reset()
        let start = ContinuousClock.now
        scans = Costs(try ChildPool(width: width).run(graph.modules) { build.scan($0) })
        scanning = (.now - start) / .seconds(1)
        let (link, report) = (try build.link(), try build.report())
        links = Costs(try (0..<rounds).map { _ in try link.run() })
        reports = Costs(try (0..<rounds).map { _ in try report.run() })
        var outputs: [ModuleBuild.Output: Int] = [:]
        for output in ModuleBuild.Output.allCases {
            outputs[output] = try (0..<graph.modules).reduce(0) {
                try $0 + fileSize(build.path(output, of: $1))
            }
        }
        self.outputs = outputs
        linkedBytes = try fileSize(ModuleBuild.linked())
        codeBytes = try fileSize("\(ModuleBuild.folder)/App.swift")
    }
}

/// The size of a file in bytes.
func fileSize(_ path: String) throws -> Int {
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileFailure(path: path) }
    return Int(status.st_size)
}
