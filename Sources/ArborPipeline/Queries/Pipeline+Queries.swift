import ArborGraph
import ArborModel
import ArborOutput
import ArborReporting
import ArborScanner
import ArborStorage

/// The part of a graph that is drawn.
public typealias DiagramExtent = ArborGraph.DiagramExtent
/// The forms of a diagram.
public typealias DiagramFormat = ArborReporting.DiagramFormat
/// The error of a query about a name that is unknown or ambiguous.
public typealias NameLookupError = ArborModel.NameLookupError

extension Pipeline {
    /// The forms of an explanation.
    public enum ExplanationFormat: String, Sendable, CaseIterable { case text, json }

    /// Explains a type or a dependency.
    ///
    /// - Throws: `NameLookupError` if the name is unknown or ambiguous.
    @available(macOS 10.15, *)
    public func explain(_ name: String, as format: ExplanationFormat) async throws(NameLookupError) -> Outcome
    {
        try await result { query, faults throws(NameLookupError) in
            var explanation = try query.explain(name)
            explanation.faults = Self.faults(faults, about: explanation)
            return format == .json ? explanation.json : explanation.lines
        }
    }

    /// Draws the graph, or a part of it, for the configuration's `output`.
    @available(macOS 10.15, *)
    public func draw(_ extent: DiagramExtent, as format: DiagramFormat) async throws(NameLookupError)
        -> Outcome
    {
        var outcome = try await result { query, _ throws(NameLookupError) in
            try query.diagram(extent).text(as: format)
        }
        guard let path = configuration.output, let text = outcome.product else { return outcome }
        outcome.product = nil
        write([OutputFile(path: path, text: text)], into: &outcome)
        return outcome
    }

    /// The result of a query. The graph may have faults.
    ///
    /// Only a disk error replaces the result. Other faults are counted, and `validate` reports them. The cache
    /// is read and not written, because only runs that validate write it.
    @available(macOS 10.15, *)
    private func result(
        of render: (GraphQuery, [Diagnostic]) throws(NameLookupError) -> String
    ) async throws(NameLookupError) -> Outcome {
        var configuration = configuration
        configuration.drawsGraph = true
        let pipeline = Pipeline(configuration)
        var run = await pipeline.read(
            CacheSession(configuration, mode: .validate), Findings(configuration))
        guard run.outcome.status != .unreadableInput, run.outcome.status != .unwritableOutput else {
            return run.outcome
        }
        let graph = configuration.graph(of: run.files.map(\.summary), modules: modules(of: run))
        let validation = await graph.validate(jobs: configuration.jobs)
        let faults = (run.outcome.diagnostics + validation.diagnostics).filter { $0.severity == .error }
            .sorted(by: Diagnostic.inPrintingOrder)
        run.outcome.diagnostics = []
        run.outcome.notes = [note(on: faults.count)].compactMap(\.self)
        do throws(NameLookupError) {
            run.outcome.product = try render(
                GraphQuery(validation, modules: moduleNames(of: run.files)), faults)
        } catch {
            var error = error
            error.reasons = reasons(forLackOf: error.name, among: faults.count)
            throw error
        }
        return run.outcome
    }

    private func reasons(forLackOf name: String, among faults: Int) -> [String] {
        var reasons: [String] = []
        if let note = note(on: faults) { reasons.append("What has an error may be left out: " + note) }
        let names = configuration.compositionNames
        if names.isLeaf(name) || names.isAlias(name) {
            reasons.append("Questions about composed dependencies have the option '--composed'")
        }
        return reasons
    }

    private func note(on faults: Int) -> String? {
        if faults == 0 { return nil }
        return "the graph has \(faults) error\(faults == 1 ? "" : "s"). 'arbor validate' reports "
            + (faults == 1 ? "it" : "them")
    }

    /// The faults at a location that an explanation is about, and the cycles that lead through one.
    private static func faults(_ faults: [Diagnostic], about explanation: Explanation) -> [Diagnostic] {
        let locations = explanation.locations
        return faults.filter { fault in
            let steps = fault.id == .dependencyCycle ? fault.path.map(\.location) : []
            return ([fault.location] + steps).contains { $0.map(locations.contains) ?? false }
        }
    }

    /// The modules of files, for display.
    func moduleNames(of files: [ModuleSummary.File]) -> [String?] {
        files.map { $0.module ?? Self.conventionalModule(of: $0.summary.path) }
    }

    /// The module of a path in SwiftPM's conventional layout: the folder below the last `Sources`. It is for
    /// display only, and no code depends on it.
    static func conventionalModule(of path: String) -> String? {
        let folders = path.split(separator: "/").dropLast()
        guard let index = folders.lastIndex(of: "Sources"), index + 1 < folders.endIndex else { return nil }
        return String(folders[index + 1])
    }
}
