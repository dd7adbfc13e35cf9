import ArborModel

extension ComponentGraph {
    /// The keys that are needed and not registered, each once.
    var missingBindings: [Diagnostic] {
        // What a module would provide that isn't one is not known, and that is reported.
        if !registry.knowsAllModules || program.losesDeclarations || gaps.isEmpty { return [] }
        var counts: [BindingKey: Int] = [:]
        for gap in gaps { counts[gap.request.key, default: 0] += 1 }
        let faulty = typesOfFaultyProviders
        let provided = ProvidedValues(registry, of: program)
        var known: Set<BindingKey> = []
        // A listed type that is misspelt would provide these.
        let meant = Set(program.misspeltTypes.values.map(\.normal))
        let open = gaps.filter { gap in
            // A provider with a faulty name would provide these.
            !meant.contains(gap.request.key.type.normal) && !faulty.contains(gap.request.key.type)
                && !provided.hasUnfinishedFunction(namedFor: gap.request.key)
                && !mayLackName(gap, among: provided)
        }
        return open.filter { known.insert($0.request.key).inserted }.map { gap in
            missingBinding(gap, others: counts[gap.request.key, default: 1] - 1, among: provided)
        }
    }

    /// Returns whether a parameter's name can't be read, so that it asks for a value with a name that isn't known.
    private func mayLackName(_ gap: Gap, among provided: ProvidedValues) -> Bool {
        gap.request.key.name.isEmpty && program.isFaulty(gap.consumer)
            && !provided.ofType(of: gap.request.key).isEmpty
    }

    private var typesOfFaultyProviders: Set<TypeExpression> {
        Set(
            registry.allRegistrations.filter { $0.providers.contains(where: program.isFaulty) }.map(
                \.key.type))
    }

    private func missingBinding(_ gap: Gap, others: Int, among provided: ProvidedValues) -> Diagnostic {
        let key = gap.request.key
        let step = Step(from: gap.owner, consumer: gap.consumer, dependency: gap.dependency)
        let steps = ((gap.owner.map { path(to: $0) } ?? []) + [step]).shortened
        let advice = MissingBindingAdvice(gap, in: self, among: provided)
        var diagnostic = Diagnostic(
            .missingBinding,
            "\(title) has no provider of \(title(of: key)), \(clause(for: step, others: others))",
            about: [title, program.shown(key.type).description, key.name],
            at: program.location(dependency(of: step).range, in: gap.consumer),
            pathTitles: [title] + steps.map { heading(for: $0) },
            path: steps.map { note(for: $0) }, nearMisses: advice.notes, help: advice.help)
        diagnostic.cause = advice.cause
        return diagnostic
    }

    private func clause(for step: Step, others: Int) -> String {
        let label = dependency(of: step).label
        let more =
            others == 0 ? "" : others == 1 ? "; 1 other needs it too" : "; \(others) others need it too"
        guard let owner = step.from else { return "which its entry point '\(label)' returns" + more }
        return "which \(consumerTitle(step.consumer, making: owner)) takes as '\(label)'" + more
    }
}
