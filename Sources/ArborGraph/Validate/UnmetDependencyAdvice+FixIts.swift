import ArborModel

extension UnmetDependencyAdvice {
    /// Arguments that a received annotation may get.
    struct Remedy {
        var arguments: String
        var message: String
        var isCertain: Bool
    }

    /// Fix-its that add arguments to a received annotation that has none.
    func fixIts(
        _ remedy: Remedy?, _ consumer: GraphAnalysis.Consumer, _ terms: Terms
    ) -> [Diagnostic.FixIt] {
        let dependency = graph.dependency(consumer.property, of: consumer.node)
        guard let remedy, let dependency, let annotation = dependency.annotation,
            case .received(ifAvailable: false) = dependency.source, annotation.start.number == nil,
            // An annotation with arguments is longer than each spelling without.
            terms.receivedSpellings.contains(where: {
                $0.utf8.count == annotation.end.offset - annotation.start.offset
            })
        else { return [] }
        let end = SourceRange(start: annotation.end, end: annotation.end)
        return [
            Diagnostic.FixIt(
                remedy.message, edits: [.init(range: end, replacement: remedy.arguments)],
                isCertain: remedy.isCertain)
        ]
    }

    /// The range of a property's annotation; `nil` for a function's parameter.
    private func annotation(of consumer: GraphAnalysis.Consumer) -> SourceRange? {
        graph.dependency(consumer.property, of: consumer.node)?.annotation
    }

    func replacingAnnotation(of consumer: GraphAnalysis.Consumer, by text: String)
        -> [Diagnostic.FixIt]
    {
        annotation(of: consumer).map { [.replacing($0, by: text)] } ?? []
    }
}
