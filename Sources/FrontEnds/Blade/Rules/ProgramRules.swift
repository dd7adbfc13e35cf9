import ArborModel

extension BladeProgram {
    /// The faults that don't depend on a component.
    var diagnostics: [Diagnostic] {
        unknownModules + unlistedInitializers + functionsOutsideModules + repeatedClasses
    }

    /// Entries of `modules` and `submodules` that are no modules.
    private var unknownModules: [Diagnostic] {
        (components + modules.values.joined().sorted()).flatMap { place in
            self[place].particulars.includes.filter { modules[$0.type.normal] == nil }.map { entry in
                let type = shown(entry.type)
                return Diagnostic(
                    .unknownModule, "'\(type)' is no module", about: [title(of: place), "\(type)"],
                    at: location(entry.range, in: place),
                    help: "annotate it with @Module if it is an enum of providers; a type that its own "
                        + "initializer makes belongs in the 'provides' of a module")
            }
        }
    }

    /// Entries of `provides` whose types have no annotated initializer.
    private var unlistedInitializers: [Diagnostic] {
        modules.values.joined().sorted().flatMap { module in
            self[module].dependencies.filter { initializers[$0.type.normal] == nil }.map { entry in
                let type = shown(entry.type)
                return Diagnostic(
                    .unprovidedType,
                    "\(title(of: module)) provides '\(type)', which has no initializer with @Provider",
                    about: [title(of: module), "\(type)"], at: location(entry.range, in: module),
                    help:
                        "annotate the initializer that makes '\(type)' with @Provider; for a protocol or a type of "
                        + "another package write a function in \(title(of: module)): "
                        + "'@Provider static func …() -> \(type)'")
            }
        }
    }

    /// Annotated functions in extensions of types that are no modules.
    private var functionsOutsideModules: [Diagnostic] {
        functions.keys.filter { modules[$0] == nil }.flatMap { functions[$0] ?? [] }.sorted().map { place in
            let owner = shown(self[place].particulars.functionOwner ?? self[place].type)
            return Diagnostic(
                .unsupportedDeclaration, "'\(title(of: place))' is in \(owner), which is no module",
                about: [title(of: place)], at: self[place].location,
                help: "annotate 'enum \(owner)' with @Module, or move the function into a module")
        }
    }

    /// Components whose generated classes would have one name.
    private var repeatedClasses: [Diagnostic] {
        var first: [String: [Place]] = [:]
        return components.compactMap { place in
            guard case .implementation(let implementation) = self[place].construction else { return nil }
            let others = first[implementation.name] ?? []
            first[implementation.name] = others + [place]
            guard let other = others.first(where: { mayMeet($0, place) }) else { return nil }
            return Diagnostic(
                .duplicateComponent, "two components are implemented by '\(implementation.name)'",
                about: [title(of: place), implementation.name], at: self[place].location,
                path: [Diagnostic.Note("the other is declared here", at: self[other].location)],
                help: "rename one of the protocols")
        }
    }

    private func mayMeet(_ one: Place, _ other: Place) -> Bool {
        var logic = ConditionLogic(self[one].conditions + self[other].conditions)
        return logic.both(logic.formula(of: self[one].conditions), logic.formula(of: self[other].conditions))
            != .never
    }
}
