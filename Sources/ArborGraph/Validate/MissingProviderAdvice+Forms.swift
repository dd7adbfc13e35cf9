import ArborModel

extension MissingProviderAdvice {
    /// A protocol is asked for. The types that conform to it may lack their annotations.
    func implementation(of found: DeclarationSurvey.Declared, _ name: String, _ terms: Terms) -> Advice {
        let note = Diagnostic.Note("'\(name)' is a protocol", at: found.location)
        let annotation = "\(terms.provider)(\(terms.additionalTypes): [\(name).self])"
        let unannotated =
            terms.provider.hasPrefix("@")
            ? analysis.survey.unannotated(implementing: found) { providers[$0.normal] != nil } : []
        guard let first = unannotated.first else {
            return Advice(
                notes: [note],
                help:
                    "add '\(name).self' to the '\(terms.additionalTypes)' of the \(terms.provider) type that implements it"
                    + (terms.provider.hasPrefix("@")
                        ? "; if that isn't annotated yet, write '\(annotation)' on it" : ""))
        }
        let wrong =
            unannotated.count == 1 && !first.misspelling.isEmpty ? " instead of '\(first.misspelling)'" : ""
        return Advice(
            notes: [note]
                + unannotated.prefix(3).map { $0.note(implementing: name) },
            help:
                "write '\(annotation)'\(wrong) on \(unannotated.count == 1 ? first.name : "the one that is meant")"
        )
    }

    /// A type of this name is not generic.
    mutating func notGeneric(_ type: TypeExpression, _ request: MissingProviderRule.Request) -> Advice? {
        guard let name = type.bare.lastName, !type.arguments.isEmpty else { return nil }
        let equal = names.values(near: name).map(\.value).filter { $0.type.bare.lastName == name }
        guard let node = equal.first?.node, equal.allSatisfy({ isPlain($0) }) else { return nil }
        let property = graph.nodes[request.node].properties[request.property]
        let plain = property.type.mapNames {
            $0.lastName == name && !$0.arguments.isEmpty ? graph.nodes[node].type : nil
        }
        return Advice(
            notes: [
                Diagnostic.Note(
                    "\(graph.nodes[node].type) has no generic parameters",
                    at: graph.declaration(of: node)?.location)
            ],
            help: "write '\(names(request) ? graph.nodes[node].type : plain)'"
                + (names(request)
                    ? "" : Redeclaration(of: property, in: request.node, analysis).alsoInInitializer))
    }

    /// True for a declared type without parameters.
    private func isPlain(_ found: Candidate) -> Bool {
        found.type.arguments.isEmpty && graph.kind(of: found.node)?.declaresType == true
            && graph.nodes[found.node].type.normal == found.type.normal
            && graph.particulars(of: found.node)?.genericParameters.isEmpty != false
    }
}

extension DeclarationSurvey {
    /// The types without an annotation that conform to a protocol and can have one.
    ///
    /// - Parameter isProvided: Returns whether some provider makes a type.
    func unannotated(implementing found: Declared, isProvided: (TypeExpression) -> Bool) -> [Declared] {
        let last = found.name.split(separator: ".").last.map(String.init) ?? found.name
        var names: Set<String> = []
        return (implementations[last] ?? []).filter {
            ["class", "struct", "actor", "extension"].contains($0.keyword)
                && !isProvided(TypeExpression(parsing: $0.name))
        }.sorted { $0.location < $1.location }.filter { names.insert($0.name).inserted }
    }
}

extension DeclarationSurvey.Declared {
    /// What this type lacks to be the provider of a protocol.
    func note(implementing name: String) -> Diagnostic.Note {
        let fault = misspelling.isEmpty ? "isn't annotated" : "is annotated with '\(misspelling)'"
        return Diagnostic.Note("\(self.name) conforms to '\(name)', but \(fault)", at: location)
    }
}
