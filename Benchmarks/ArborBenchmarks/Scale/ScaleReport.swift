/// The tables about measured builds and a predicted one.
struct ScaleReport {
    let runs: [ScaleRun]
    let edits: [EditRun]
    let constants: ScaleConstants
    /// The constants without the largest run; `nil` if there are too few runs.
    let earlier: ScaleConstants?
    let model: ScaleModel

    var last: ScaleRun { runs.last! }

    var text: String {
        let parts = [
            ("The workload", "\(last.graph): \(last.fingerprint)\n"),
            ("Each action of the largest build", actions.text), ("By size", sizes.text),
            ("Outputs of the largest build", outputs.text), ("After an edit", editTable.text),
            ("The model's constants", constantTable.text), ("The model's error", errors.text),
            ("Predicted: \(model.graph)", plan.text), ("Predicted critical path, in seconds", paths.text),
            ("Predicted memory", memory.text),
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
