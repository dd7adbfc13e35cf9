import ArborModel
import ArborOutput
import ArborReporting
import CPDIFrontEnd

extension Pipeline {
    /// Explains a protocol, a property of one, an alias or a type of composed dependencies.
    ///
    /// - Throws: `NameLookupError` if the name is unknown or ambiguous.
    @available(macOS 10.15, *)
    public func explainComposition(
        _ name: String, as format: ExplanationFormat
    ) async throws(NameLookupError) -> Outcome {
        try await composed { query throws(NameLookupError) in
            let explanation = try query.explain(name)
            return format == .json ? explanation.json : explanation.lines
        }
    }

    /// Draws the aliases of composed dependencies, or a part of them, for the configuration's `output`.
    @available(macOS 10.15, *)
    public func drawComposition(
        _ extent: DiagramExtent, as format: DiagramFormat
    ) async throws(NameLookupError) -> Outcome {
        var outcome = try await composed { query throws(NameLookupError) in
            try query.diagram(below: extent.below, to: extent.to).text(as: format)
        }
        guard let path = configuration.output, let text = outcome.product else { return outcome }
        outcome.product = nil
        write([OutputFile(path: path, text: text)], into: &outcome)
        return outcome
    }

    /// The result of a query. Faults of the discipline don't matter to it, and `lint` reports them.
    @available(macOS 10.15, *)
    private func composed(
        _ render: (CompositionQuery) throws(NameLookupError) -> String
    ) async throws(NameLookupError) -> Outcome {
        var configuration = configuration
        configuration.drawsGraph = true
        let pipeline = Pipeline(configuration)
        var run = await pipeline.compositionRun()
        let program = await pipeline.check([], in: &run)
        guard run.outcome.status != .unreadableInput, run.outcome.status != .unwritableOutput else {
            return run.outcome
        }
        run.outcome.product = try render(CompositionQuery(program))
        return run.outcome
    }
}
