import ArborModel

extension BindingGraph {
    /// Replaces the faults of properties whose type's name has several meanings. For these, the name is the fault.
    func settled(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        if unsettled.isEmpty { return diagnostics }
        return diagnostics.map { diagnostic in
            guard Self.followers.contains(diagnostic.id),
                let place = unsettled.first(where: { location(of: $0) == diagnostic.location })
            else { return diagnostic }
            return self.diagnostic(for: place.name, of: diagnostic.subject, at: location(of: place))
        }
    }

    /// The faults that may result from a name that was resolved to the wrong declaration.
    private static let followers: Set<DiagnosticID> = [
        .missingProvider, .uncoveredCondition, .unmetDependency,
    ]

    private func location(of place: UnsettledNames.Place) -> SourceLocation {
        SourceLocation(path: resolved[place.file].path, range: place.range)
    }

    private func diagnostic(
        for name: UnsettledNames.Name, of subject: [String], at location: SourceLocation
    ) -> Diagnostic {
        let meanings =
            (name.meanings.filter { !$0.conditions.isEmpty } + name.meanings.filter(\.conditions.isEmpty)).map
        { "\($0.name(name.text)) \($0.phrase)" }
        return Diagnostic(
            .unsupportedDeclaration,
            "the meaning of '\(name.text)' depends on the build: \(meanings.joined(separator: ", "))",
            about: subject + [name.text], at: location,
            help:
                "write the name with its module, for example '\(name.meanings[name.meanings.count - 1].name(name.text))'; "
                + "if you mean both, move the type that contains it into the '#if', once in each branch; or check "
                + "one build only, with '--define' or '--platform'")
    }
}

extension UnsettledNames.Meaning {
    fileprivate func name(_ text: String) -> String { module.isEmpty ? text : "\(module).\(text)" }

    fileprivate var phrase: String {
        if conditions.isEmpty { return "elsewhere" }
        let texts = conditions.map { $0.conjunction.onOneLine }
        return "where '\(texts.count == 1 ? texts[0] : texts.map { "(\($0))" }.joined(separator: " || "))'"
    }
}
