/// The tables of the model: its constants, its error, and a build that it predicts.
extension ScaleReport {
    var constantTable: MarkdownTable {
        var table = MarkdownTable(columns: "constant", "value", "largest residual, or source")
        func add(_ title: String, _ fit: LinearFit, _ unit: String, per part: String, _ scale: Double) {
            let value = "\(fit.base.short) + \((fit.slope * scale).short) \(unit) \(part)"
            table.add([title, value, "\((fit.residual * 100).short) %"])
        }
        add("`scan`, processor time", constants.scan, "ms", per: "per MB of sources", 1e6)
        add("`link`, processor time", constants.link, "s", per: "per 100,000 types", 1e5)
        add("`link`, memory", constants.linkMemory, "MB", per: "per 100,000 types", 1e5)
        add("`report`, processor time", constants.report, "s", per: "per 100,000 types", 1e5)
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
            (
                "action on a worker", "\(RemoteConstants.action) s besides its own",
                "measured once, 20 modules"
            ),
            (
                "action on a worker, for the client", "\(RemoteConstants.clientAction) CPU s",
                "measured once, 500 modules"
            ),
            (
                "cached action, for the client", "\(RemoteConstants.cachedAction) CPU s",
                "measured once, 500 modules"
            ),
            (
                "heap of Bazel, a module",
                "\((RemoteConstants.analysedModule / 1e3).short) KB analysed, "
                    + "\((RemoteConstants.builtModule / 1e3).short) KB built", "measured once, 500 modules"
            ),
            ("processors of the client", "\(RemoteConstants.clientProcessors.short)", "assumed"),
            ("download by a worker", "\((RemoteConstants.bandwidth / 1e6).short) MB/s", "assumed"),
        ]
    }

    /// The largest build as predicted from the smaller ones.
    var errors: MarkdownTable {
        var table = MarkdownTable(columns: "largest build", "predicted", "measured", "error")
        guard let earlier else { return table }
        let types = Double(last.graph.types)
        let scans = last.sources.reduce(0) { $0 + earlier.scan.value(at: Double($1)) } / 1000
        let summaries = earlier.bytes(.summary) * types / 1e6
        let rows = [
            ("all scans, CPU s", scans, last.scans.processor.sum / 1000),
            ("link, CPU s", earlier.link.value(at: types), last.links.processor.least / 1000),
            ("link, MB", earlier.linkMemory.value(at: types), last.links.memory.quantile(1)),
            ("report, CPU s", earlier.report.value(at: types), last.reports.processor.least / 1000),
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

    var plan: MarkdownTable {
        var table = MarkdownTable(
            columns: "build", "scans", "links", "reports", "from the cache", "client, MB", "workers, MB")
        for (title, change) in changes {
            let (actions, traffic) = (model.actions(after: change), model.traffic(after: change))
            let counts = [actions.scans, actions.links, actions.reports, actions.cached]
            table.add(
                [title] + counts.map(\.grouped)
                    + [traffic.client, traffic.workers].map { (Double($0) / 1e6).short })
        }
        return table
    }

    var memory: MarkdownTable {
        var table = MarkdownTable(columns: "process", "MB")
        table.add(["`link`", model.linkMemory.short])
        table.add(["`report`", model.reportMemory.short])
        table.add(["Bazel's heap after the analysis, only of the scans", model.analysisMemory.short])
        table.add(["Bazel's heap after the first build, only of the scans", model.buildMemory.short])
        return table
    }

    var paths: MarkdownTable {
        let workers = [1, 100, 1000]
        var table = MarkdownTable(columns: "build", "1 worker", "100 workers", "1,000 workers")
        for (title, change) in changes {
            table.add([title] + workers.map { model.seconds(after: change, workers: $0).short })
        }
        return table
    }
}
