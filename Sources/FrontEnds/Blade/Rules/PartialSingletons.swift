import ArborModel

extension ComponentGraph {
    /// Singletons that the component can't store in each of its builds. Its class has one set of constants.
    var partialSingletons: [Diagnostic] {
        reached.compactMap { value in
            let registration = registration(value)
            guard registration.isShared, let gap = gap(in: registration) else { return nil }
            let type = program.shown(registration.key.type).description
            return Diagnostic(
                .uncoveredCondition,
                "\(title) stores the singleton \(title(of: registration.key)) in every build, but nothing makes it "
                    + "where \(gap)",
                about: [title, type, registration.key.name], at: program[registration.providers[0]].location,
                places: [Diagnostic.Note("\(title) is declared here", at: program[component].location)],
                help: "provide '\(type)' where \(gap) too, for example in '#else', or remove "
                    + "'scope: .singleton' if it is only needed in the other builds")
        }
    }

    /// Returns the condition of the builds that have the component and no provider of a value; `nil` if there are none.
    private func gap(in registration: Registry.Registration) -> String? {
        let branches = registration.providers.map {
            program[$0].conditions
                + registration.listingConditions(of: $0, in: program, where: program[component].conditions)
        }
        if branches.contains(where: \.isEmpty) { return nil }
        let around = program[component].conditions
        var logic = ConditionLogic(branches.joined() + around)
        let here = logic.formula(of: around)
        var gap = here
        for branch in branches { gap = logic.difference(gap, logic.formula(of: branch)) }
        return gap == .never ? nil : logic.text(of: gap, where: here)
    }
}
