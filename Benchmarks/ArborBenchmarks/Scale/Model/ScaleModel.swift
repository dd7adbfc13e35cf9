/// Predicts builds of a monorepo that is not built: the numbers of actions, the traffic and the time.
struct ScaleModel {
    let constants: ScaleConstants
    let graph: ModuleGraph
    private let types: Int
    private let link: RemoteMessages
    private let report: RemoteMessages

    init(_ constants: ScaleConstants, _ graph: ModuleGraph) {
        (self.constants, self.graph) = (constants, graph)
        let types = graph.types
        self.types = types
        let build = ModuleBuild(graph: graph, program: "arbor", jobs: 2)
        let linked = RemoteMessages.Input(
            path: "bin/App.link", bytes: Int(constants.linkedBytes * Double(types)))
        let modules = 0..<graph.modules
        // The lists of inputs are files, whose text contains each path.
        let summaries = modules.map { constants.output(.summary, of: $0, build) }
        let places = modules.map { constants.output(.places, of: $0, build) }
        link = RemoteMessages(
            inputs: summaries + [constants.list(of: summaries)],
            arguments: ["link"], outputs: [linked])
        let code = RemoteMessages.Input(
            path: "bin/App.swift", bytes: Int(constants.codeBytes * Double(types)))
        report = RemoteMessages(
            inputs: places + [linked, constants.list(of: places)],
            arguments: ["report"], outputs: [code])
    }

    /// A change after which the build runs.
    enum Change: Equatable {
        /// Nothing was built before.
        case all
        /// Another machine has built the same.
        case allCached
        /// The body of a function of one module.
        case body(Int)
        /// A declaration of one module.
        case declaration(Int)
    }

    /// The numbers of actions that run.
    struct Actions {
        var scans = 0
        var links = 0
        var reports = 0
        /// The actions whose results are taken from the cache.
        var cached = 0
    }

    func actions(after change: Change) -> Actions {
        switch change {
        case .all: Actions(scans: graph.modules, links: 1, reports: 1)
        case .allCached: Actions(cached: graph.modules + 2)
        case .body: Actions(scans: 1)
        case .declaration: Actions(scans: 1, links: 1, reports: 1)
        }
    }

    var linkMemory: Double { constants.linkMemory.value(at: Double(types)) }
    var reportMemory: Double { constants.reportMemory.value(at: Double(types)) }
    /// MB of Bazel's heap.
    var analysisMemory: Double { Double(graph.modules) * RemoteConstants.analysedModule / 1e6 }
    var buildMemory: Double { Double(graph.modules) * RemoteConstants.builtModule / 1e6 }
    var linkSeconds: Double { constants.link.value(at: Double(types)) }
    var reportSeconds: Double { constants.report.value(at: Double(types)) }
}

// What moves between machines.
extension ScaleModel {
    func traffic(after change: Change) -> Traffic {
        switch change {
        case .all:
            // The lists of inputs are uploaded; the other inputs are outputs of actions.
            let chain = [link, report].reduce(Traffic()) { sum, action in
                sum + action.firstRun(uploading: action.inputs.last!.bytes)
            }
            return (0..<graph.modules).reduce(chain) {
                let scan = scan(of: $1)
                return $0 + scan.firstRun(uploading: scan.inputBytes)
            }
        case .allCached:
            return (0..<graph.modules).reduce(link.cached + report.cached) { $0 + scan(of: $1).cached }
        case .body(let module):
            return changedScan(of: module)
        case .declaration(let module):
            return changedScan(of: module) + link.laterRun(changing: [link.inputs[module]], uploading: 0)
                + report.laterRun(changing: [report.inputs[module]] + link.outputs, uploading: 0)
        }
    }

    private func changedScan(of module: Int) -> Traffic {
        let scan = scan(of: module)
        return scan.laterRun(changing: [scan.inputs[0]], uploading: scan.inputs[0].bytes)
    }

    private func scan(of module: Int) -> RemoteMessages {
        let build = ModuleBuild(graph: graph, program: "arbor", jobs: 1)
        let sources = graph.paths(of: module).map {
            RemoteMessages.Input(path: $0, bytes: Int(constants.sourceBytes))
        }
        return RemoteMessages(
            inputs: sources, arguments: build.scan(module).arguments,
            outputs: ModuleBuild.Output.allCases.map { constants.output($0, of: module, build) })
    }
}

// How long the build takes.
extension ScaleModel {
    /// Seconds from the change to the code.
    ///
    /// - Parameter workers: The number of cores that run actions.
    func seconds(after change: Change, workers: Int) -> Double {
        switch change {
        case .all:
            let works = (0..<graph.modules).map(scanSeconds)
            let spread = works.reduce(0, +) / Double(workers)
            return max(spread, works.max() ?? 0, clientSeconds(RemoteConstants.clientAction))
                + chain(isFirst: true)
        case .allCached: return clientSeconds(RemoteConstants.cachedAction)
        case .body(let module): return scanSeconds(module)
        case .declaration(let module): return scanSeconds(module) + chain(isFirst: false)
        }
    }

    /// The seconds of the build machine for all scans.
    private func clientSeconds(_ action: Double) -> Double {
        Double(graph.modules) * action / RemoteConstants.clientProcessors
    }

    private func scanSeconds(_ module: Int) -> Double {
        let bytes = constants.sourceBytes * Double(graph.fileCount(of: module))
        return RemoteConstants.action + constants.scan.value(at: bytes) / 1000
    }

    /// The link and the report. Their inputs are linked into a folder each time, and downloaded the first time.
    private func chain(isFirst: Bool) -> Double {
        let downloads = Double(link.inputBytes + report.inputBytes) / RemoteConstants.bandwidth
        let staging = Double(link.inputs.count + report.inputs.count) * constants.staging
        return linkSeconds + reportSeconds + 2 * RemoteConstants.action + staging + (isFirst ? downloads : 0)
    }
}

extension ScaleConstants {
    /// An output of a scan, in the folder of its module.
    fileprivate func output(_ output: ModuleBuild.Output, of module: Int, _ build: ModuleBuild)
        -> RemoteMessages.Input
    {
        let name = build.graph.name(of: module)
        return .init(
            path: "bin/\(build.graph.folder(of: module))/\(name).\(output.rawValue)",
            bytes: Int(bytes(output) * Double(build.graph.typeCount(of: module))))
    }

    fileprivate func list(of inputs: [RemoteMessages.Input]) -> RemoteMessages.Input {
        .init(path: "bin/list", bytes: inputs.reduce(0) { $0 + $1.path.utf8.count + 1 })
    }
}
