/// The tables about measured builds and a predicted one.
struct ScaleReport {
    let runs: [ScaleRun]
    let edits: [EditRun]
    let constants: ScaleConstants
    /// The constants without the largest run; `nil` if there are too few runs.
    let earlier: ScaleConstants?
    let model: ScaleModel

    private var last: ScaleRun { runs.last! }

    var text: String {
        let parts = [
            ("The workload", "\(last.graph): \(last.fingerprint)\n"),
            ("Each action of the largest build", actions.text), ("By size", sizes.text),
            ("Outputs of the largest build", outputs.text), ("After an edit", editTable.text),
            ("The model's constants", constantTable.text), ("The model's error", errors.text),
            ("Predicted: \(model.graph)", plan.text), ("Predicted critical path, in seconds", paths.text),
        ]
        return parts.map { "### \($0)\n\n\($1)\n" }.joined()
    }

    private var actions: MarkdownTable {
        var table = MarkdownTable(
            columns: "action", "runs", "ms, p50", "p90", "p99", "most", "CPU ms, p50", "p99", "MB, p50",
            "p99",
            "most")
        let rows = [
            ("`scan` of one module", last.scans), ("`link` of all", last.links), ("`report`", last.reports),
        ]
        for (title, costs) in rows {
            table.add(
                [title, costs.count.grouped] + costs.wall.quantiles
                    + [costs.processor.median, costs.processor.quantile(0.99)].map(\.short)
                    + [costs.memory.median, costs.memory.quantile(0.99), costs.memory.quantile(1)].map(
                        \.short)
            )
        }
        return table
    }

    private var sizes: MarkdownTable {
        var table = MarkdownTable(
            columns: "modules", "files", "types", "all scans, s", "link, ms", "link CPU, ms", "link, MB",
            "report, ms", "report, MB")
        for run in runs {
            table.add([
                run.graph.modules.grouped, run.graph.files.grouped, run.graph.types.grouped,
                run.scanning.short, run.links.wall.milliseconds, run.links.processor.median.short,
                run.links.memory.quantile(1).short, run.reports.wall.milliseconds,
                run.reports.memory.quantile(1).short,
            ])
        }
        return table
    }

    private var outputs: MarkdownTable {
        var table = MarkdownTable(columns: "file", "count", "all, MB", "each, bytes", "bytes a type")
        func add(_ title: String, _ count: Int, _ bytes: Int) {
            table.add([
                title, count.grouped, (Double(bytes) / 1e6).short, (bytes / count).grouped,
                (Double(bytes) / Double(last.graph.types)).short,
            ])
        }
        add("source file", last.graph.files, last.fingerprint.bytes)
        for (title, output) in [
            ("summary", ModuleBuild.Output.summary), ("places", .places), ("root", .root),
        ] {
            add("`.\(output.rawValue)`: \(title)", last.graph.modules, last.outputs[output] ?? 0)
        }
        add("`.link`", 1, last.linkedBytes)
        add("generated code", 1, last.codeBytes)
        return table
    }

    private var editTable: MarkdownTable {
        var table = MarkdownTable(
            columns: "edit", "of", "scan, ms", "summary", "places", "link, ms", "report, ms", "sum, ms")
        for edit in edits {
            let costs = [edit.scan, edit.link, edit.report].map { $0.map { $0.wall / .milliseconds(1) } }
            func changed(_ output: ModuleBuild.Output) -> String {
                edit.changed.contains(output) ? "changed" : "the same"
            }
            table.add(
                [
                    edit.edit.title, edit.title, costs[0]!.short, changed(.summary), changed(.places),
                ] + costs[1...].map { $0?.short ?? "not run" } + [costs.compactMap(\.self).reduce(0, +).short]
            )
        }
        return table
    }
}

extension Edit {
    fileprivate var title: String {
        switch self {
        case .none: "none"
        case .body: "a function's body"
        case .declaration: "a new type and property"
        case .lines: "a line that moves all others"
        }
    }
}

// The model.
extension ScaleReport {
    private var constantTable: MarkdownTable {
        var table = MarkdownTable(columns: "constant", "value", "largest residual")
        func add(_ title: String, _ fit: LinearFit, _ unit: String, per part: String, _ scale: Double) {
            let value = "\(fit.base.short) + \((fit.slope * scale).short) \(unit) \(part)"
            table.add([title, value, "\((fit.residual * 100).short) %"])
        }
        add("`scan`, processor time", constants.scan, "ms", per: "per MB of sources", 1e6)
        add("`link`, time", constants.link, "s", per: "per 100,000 types", 1e5)
        add("`link`, memory", constants.linkMemory, "MB", per: "per 100,000 types", 1e5)
        add("`report`, time", constants.report, "s", per: "per 100,000 types", 1e5)
        add("`report`, memory", constants.reportMemory, "MB", per: "per 100,000 types", 1e5)
        for (title, value, source) in fixedConstants { table.add([title, value, source]) }
        return table
    }

    private var fixedConstants: [(String, String, String)] {
        let measured = "measured, largest build"
        return [
            ("source file", "\(constants.sourceBytes.short) bytes", measured),
            ("summary", "\(constants.bytes(.summary).short) bytes a type", measured),
            ("places", "\(constants.bytes(.places).short) bytes a type", measured),
            ("root summary", "\(constants.bytes(.root).short) bytes a type", measured),
            ("linked file", "\(constants.linkedBytes.short) bytes a type", measured),
            ("generated code", "\(constants.codeBytes.short) bytes a type", measured),
            ("program", "\(constants.toolBytes.grouped) bytes", "measured"),
            (
                "staging of an input", "\((constants.staging * 1e6).short) µs",
                "measured: a hard link made and removed"
            ),
            ("remote action", "\(RemoteConstants.action) s of a core", "measured once, with 20 modules"),
            ("cached action", "\(RemoteConstants.cachedAction) s", "measured once, with 20 modules"),
            ("download by a worker", "\((RemoteConstants.bandwidth / 1e6).short) MB/s", "assumed"),
        ]
    }

    /// The largest build as predicted from the smaller ones.
    private var errors: MarkdownTable {
        var table = MarkdownTable(columns: "largest build", "predicted", "measured", "error")
        guard let earlier else { return table }
        let types = Double(last.graph.types)
        let scans = last.sources.reduce(0) { $0 + earlier.scan.value(at: Double($1)) } / 1000
        let summaries = earlier.bytes(.summary) * types / 1e6
        let rows = [
            ("all scans, CPU s", scans, last.scans.processor.sum / 1000),
            ("link, s", earlier.link.value(at: types), last.links.wall.median / 1000),
            ("link, MB", earlier.linkMemory.value(at: types), last.links.memory.quantile(1)),
            ("report, s", earlier.report.value(at: types), last.reports.wall.median / 1000),
            ("report, MB", earlier.reportMemory.value(at: types), last.reports.memory.quantile(1)),
            ("all summaries, MB", summaries, Double(last.outputs[.summary] ?? 0) / 1e6),
        ]
        for (title, predicted, measured) in rows {
            let error = (predicted / measured - 1) * 100
            table.add([
                title, predicted.short, measured.short, "\(error < 0 ? "−" : "+")\(abs(error).short) %",
            ])
        }
        return table
    }

    /// The changes whose builds are predicted. The middle is the kit of a domain.
    private var changes: [(String, ScaleModel.Change)] {
        let domain = model.graph.domains[0]
        let modules = [
            ("a leaf", domain.features.last ?? domain.own), ("a kit", domain.kits.last ?? domain.own),
            ("the base", 0),
        ]
        return [("first build", .all), ("all results in the cache", .allCached)]
            + modules.map { ("a body in \($0)", .body($1)) }
            + modules.map { ("a declaration in \($0)", .declaration($1)) }
    }

    private var plan: MarkdownTable {
        var table = MarkdownTable(
            columns: "build", "scans", "links", "reports", "from the cache", "client, MB", "workers, MB",
            "link, MB of memory")
        for (title, change) in changes {
            let (actions, traffic) = (model.actions(after: change), model.traffic(after: change))
            let counts = [actions.scans, actions.links, actions.reports, actions.cached]
            table.add(
                [title] + counts.map(\.grouped)
                    + [traffic.client, traffic.workers].map { (Double($0) / 1e6).short }
                    + [actions.links > 0 ? model.linkMemory.short : ""])
        }
        return table
    }

    private var paths: MarkdownTable {
        let workers = [1, 100, 1000]
        var table = MarkdownTable(columns: "build", "1 worker", "100 workers", "1,000 workers")
        for (title, change) in changes {
            table.add([title] + workers.map { model.seconds(after: change, workers: $0).short })
        }
        return table
    }
}
