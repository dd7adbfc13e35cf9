import ArborModel
import BladeLowering

extension ComponentGraph {
    /// The faults of the component, and advice on the lives of its lazy values.
    var diagnostics: [Diagnostic] {
        missingBindings + duplicateBindings + differentScopes + inaccessibleProviders + otherOverloads
            + partialSingletons + cycles + lifetimeAdvice
    }

    /// Providers that only another module can call.
    private var inaccessibleProviders: [Diagnostic] {
        let own = program.moduleNames[component.file]
        let internals = reached.flatMap { registration($0).providers }.filter { place in
            !program[place].particulars.internalParts.isEmpty && program.moduleNames[place.file] != own
                && !isOfFaultyModule(place)
        }
        // Functions of one internal type have one fault.
        let byPart = Dictionary(grouping: internals) { place in
            program.location(program[place].particulars.internalParts[0].range, in: place)
        }
        return byPart.values.map { inaccessible($0.sorted()) }
    }

    /// True for a function of a module whose annotation is faulty, which may have hidden the access level too.
    private func isOfFaultyModule(_ place: Place) -> Bool {
        let owner = program[place].particulars.functionOwner
        return owner.flatMap { program.modules[$0.normal] }?.contains(where: program.isFaulty) ?? false
    }

    private func inaccessible(_ places: [Place]) -> Diagnostic {
        let module = program.moduleNames[places[0].file]
        return Diagnostic(
            .inaccessibleProvider,
            "the code of \(title) can't call this provider: it is internal to \(module.isEmpty ? "its module" : module)",
            about: [title, program.title(of: places[0])], at: program[places[0]].location,
            places: places.dropFirst().map {
                Diagnostic.Note("\(program.title(of: $0)) can't be called either", at: program[$0].location)
            }, help: "declare it and the types around it 'public'")
    }

    /// Values that are shared in some builds only. The code that consumes them would differ between builds.
    private var differentScopes: [Diagnostic] {
        reached.map { registration($0) }.compactMap { registration in
            let other = registration.providers.first {
                program[$0].particulars.isShared != registration.isShared
            }
            return other.map { other in
                Diagnostic(
                    .invalidProvider,
                    "the providers of \(title(of: registration.key)) have different scopes in '#if' branches",
                    about: [title, program.shown(registration.key.type).description, "scope"],
                    at: program[other].location,
                    places: [Diagnostic.Note("the other is here", at: registration.location)],
                    help: "give them the same scope")
            }
        }
    }

    /// The component's name as messages print it.
    var title: String { program.title(of: component) }

    /// Returns a key as messages print it: `'Heater' named "water"`.
    func title(of key: BindingKey) -> String {
        "'\(program.shown(key.type))'" + (key.name.isEmpty ? "" : " named \(ValueName.literal(key.name))")
    }

    /// Returns the type of a value as messages print it.
    func typeTitle(of value: BindingNumber) -> String {
        program.shown(registration(value).key.type).description
    }

    /// The keys registered twice.
    private var duplicateBindings: [Diagnostic] {
        registry.repetitions.filter { first, other in
            // What a faulty annotation means isn't known.
            !(other.providers + registry.registrations[first].providers).contains(where: program.isFaulty)
        }.map { first, other in
            let one = registry.registrations[first]
            let words = repetitionWords(one, other)
            return Diagnostic(
                .duplicateBinding, words.message,
                about: [title, program.shown(other.key.type).description, other.key.name], at: other.location,
                places: [
                    Diagnostic.Note(
                        one.instance == nil ? "the first is here" : "it is bound to the component here",
                        at: one.location)
                ], help: words.help)
        }
    }

    private func repetitionWords(
        _ one: Registry.Registration, _ other: Registry.Registration
    ) -> (message: String, help: String) {
        let key = title(of: other.key)
        if one.instance != nil, other.instance != nil {
            return (
                "\(title) binds two instances of \(key)",
                "wrap one of them in its own type, or bind one type that contains both"
            )
        }
        if one.providers == other.providers {
            return (
                "\(title) includes \(key) twice",
                "list it in one module, and include that module where it is needed"
            )
        }
        return (
            "\(title) has two providers of \(key)",
            "remove one of them, or give functions different names: '@Provider(named: \"…\")'"
        )
    }
}

// MARK: Paths

extension [ComponentGraph.Step] {
    /// The first step of a long path, and the last ones. A deep graph with a fault at each level would otherwise print the
    /// square of its depth.
    var shortened: [ComponentGraph.Step] { count > 24 ? [self[0]] + suffix(23) : self }
}

extension ComponentGraph {
    /// The steps from an entry point to a value, the first of them from the entry point.
    func path(to value: BindingNumber) -> [Step] {
        var steps: [Step] = []
        var next: BindingNumber? = value
        while let value = next, let step = self.steps[value] {
            steps.append(step)
            next = step.from
        }
        return steps.reversed()
    }

    func dependency(of step: Step) -> Dependency { program[step.consumer].dependencies[step.dependency] }

    /// Returns a step in words: `maker() returns 'CoffeeMaker'`, `CoffeeMaker takes 'heater: Heater'`.
    func note(for step: Step) -> Diagnostic.Note {
        let dependency = dependency(of: step)
        let type = program.shown(dependency.type)
        let location = program.location(dependency.range, in: step.consumer)
        guard let owner = step.from else {
            return Diagnostic.Note("\(title).\(dependency.label) returns '\(type)'", at: location)
        }
        return Diagnostic.Note(
            "\(consumerTitle(step.consumer, making: owner)) takes '\(dependency.label): \(type)'",
            at: location)
    }

    /// Returns the name of what has a parameter: the type of an initializer, or a function.
    func consumerTitle(_ provider: Place, making value: BindingNumber) -> String {
        program[provider].kind == .function ? program.title(of: provider) : typeTitle(of: value)
    }

    /// Returns a step as the heading of a path: `heater: Heater`.
    func heading(for step: Step) -> String {
        let dependency = dependency(of: step)
        return "\(dependency.label): \(program.shown(dependency.type))"
    }
}
