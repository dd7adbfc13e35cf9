import ArborModel

@available(macOS 10.15, *)
extension BindingGraph {
    /// Validates the graphs of some builds each. Advice is about all of them together.
    ///
    /// - Parameter analysis: The analysis of the whole graph, for queries.
    func validate(
        _ views: [BindingGraph], advice: [Diagnostic], analysis: GraphAnalysis, jobs: Int
    ) async -> Validation {
        var results: [Validation] = []
        for view in views {
            results.append(
                await view.validate(
                    jobs: jobs, isIsolatedByDefault: analysis.isIsolatedByDefault, survey: analysis.survey))
        }
        return Validation(joining: results, advice: advice, of: analysis)
    }
}

extension Validation {
    fileprivate init(joining views: [Validation], advice: [Diagnostic], of analysis: GraphAnalysis) {
        let valid = views.compactMap(\.graph)
        self.init(
            graph: valid.count == views.count ? ValidatedGraph(analysis, parts: valid) : nil,
            diagnostics: (advice + views.flatMap(\.diagnostics)).onceEach
                .sorted(by: Diagnostic.inPrintingOrder),
            suspicions: views.flatMap(\.suspicions).onceEach, analysis: analysis, views: views)
    }
}

extension [Diagnostic] {
    /// The first of the diagnostics that say the same about the same place.
    fileprivate var onceEach: [Diagnostic] {
        var seen: Set<Suspicion.Subject> = []
        return filter { seen.insert(Suspicion.Subject($0)).inserted }
    }
}

extension [Suspicion] {
    /// The first of the suspicions that say the same about the same place and assume the same.
    var onceEach: [Suspicion] {
        indices.filter { index in
            !self[..<index].contains {
                $0.subject == self[index].subject && $0.assumptions == self[index].assumptions
            }
        }.map { self[$0] }
    }
}
