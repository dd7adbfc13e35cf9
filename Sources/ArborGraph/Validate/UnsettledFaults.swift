import ArborModel

extension BindingGraph {
    /// The same faults, but for those of a property whose type's name means several things: what is wrong there is
    /// the name.
    func settled(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        if unsettled.isEmpty { return diagnostics }
        return diagnostics.map { diagnostic in
            guard Self.followers.contains(diagnostic.id),
                let place = unsettled.first(where: { location(of: $0) == diagnostic.location })
            else { return diagnostic }
            return self.diagnostic(for: place.name, of: diagnostic.subject, at: location(of: place))
        }
    }

    /// What may come of a name that was taken for another declaration.
    private static let followers: Set<DiagnosticID> = [
        .missingProvider, .uncoveredCondition, .unmetDependency,
    ]

    private func location(of place: UnsettledNames.Place) -> SourceLocation {
        SourceLocation(path: files[place.file].path, range: place.range)
    }

    private func diagnostic(
        for name: UnsettledNames.Name, of subject: [String], at location: SourceLocation
    ) -> Diagnostic {
        let meanings =
            (name.meanings.filter { !$0.conditions.isEmpty } + name.meanings.filter(\.conditions.isEmpty)).map
        { "\($0.name(name.text)) \($0.place)" }
        return Diagnostic(
            .unsupportedDeclaration,
            "what '\(name.text)' means depends on the build: \(meanings.joined(separator: ", "))",
            about: subject + [name.text], at: location,
            help:
                "write the module, as in '\(name.meanings[name.meanings.count - 1].name(name.text))', and where both are meant put the "
                + "type around into the '#if', once in each branch; or judge one build, by '--define' or "
                + "'--platform'")
    }
}

extension UnsettledNames.Meaning {
    fileprivate func name(_ text: String) -> String { module.isEmpty ? text : "\(module).\(text)" }

    fileprivate var place: String {
        if conditions.isEmpty { return "elsewhere" }
        let texts = conditions.map { $0.conjunction.onOneLine }
        return "where '\(texts.count == 1 ? texts[0] : texts.map { "(\($0))" }.joined(separator: " || "))'"
    }
}
