import ArborModel
import BladeLowering

extension BladeProgram {
    /// The faults that don't depend on a component.
    var diagnostics: [Diagnostic] {
        (losesDeclarations ? [] : unknownModules + unprovidedTypes + functionsOutsideModules)
            + repeatedClasses
            + repeatedInitializers + modulesThatListThemselves + moduleLoops
    }

    /// Further annotated initializers of a type, in one build. It would be left to chance which of them makes the type.
    private var repeatedInitializers: [Diagnostic] {
        initializers.values.flatMap { places -> [Diagnostic] in
            places.indices.dropFirst().compactMap { index in
                places[..<index].first { mayMeet($0, places[index]) }
                    .map { repetition(of: $0, by: places[index]) }
            }
        }
    }

    private func repetition(of first: Place, by other: Place) -> Diagnostic {
        Diagnostic(
            .duplicateProvider, "\(title(of: other)) has two initializers with @Provider",
            about: [title(of: other), "\(self[other].dependencies.map(\.label))"], at: self[other].location,
            places: [Diagnostic.Note("the first is here", at: self[first].location)],
            help: "keep one of them; for the other one, write a static function in a module")
    }

    /// Lists that the compiler can't read: an attribute can't name what is in its own declaration, or leads back to it.
    private var modulesThatListThemselves: [Diagnostic] {
        modules.values.joined().sorted().flatMap { module -> [Diagnostic] in
            let name = self[module].type.description
            let nested =
                self[module].dependencies.map { ($0.type, $0.range) }
                + self[module].particulars.includes.map { ($0.type, $0.range) }
            let own = nested.filter { $0.0.description.hasPrefix(name + ".") }.map { type, range in
                Diagnostic(
                    .invalidArgument,
                    "\(title(of: module)) lists '\(shown(type))', which is declared inside it; the compiler can't resolve that",
                    about: [title(of: module), shown(type).description], at: location(range, in: module),
                    help: "declare '\(shown(type))' outside of \(title(of: module))")
            }
            return own
        }
    }

    /// The loops of modules, each told at its first module.
    private var moduleLoops: [Diagnostic] {
        let places = modules.values.joined().sorted()
        let numbers = Dictionary(uniqueKeysWithValues: zip(places, places.indices))
        let edges = places.indices.flatMap { index in
            included(by: places[index]).compactMap { place in
                numbers[place].map { (from: BindingNumber(index), to: BindingNumber($0)) }
            }
        }
        let adjacency = Adjacency(count: places.count, edges: edges)
        let components = Components(adjacency)
        return components.indices.compactMap { component in
            let members = components[component]
            guard let first = members.min(),
                members.count > 1 || adjacency.targets(of: first).contains(first)
            else { return nil }
            return loop(through: places[first.index])
        }
    }

    private func loop(through module: Place) -> Diagnostic {
        let range = self[module].particulars.includes.first?.range ?? .start
        return Diagnostic(
            .invalidArgument,
            "\(title(of: module)) includes itself; the compiler can't resolve such an attribute",
            about: [title(of: module), "submodules"], at: location(range, in: module),
            help:
                "remove a module of the cycle from 'submodules', or move the shared providers into a third module"
        )
    }

    /// Annotated functions in extensions of types that are no modules.
    private var functionsOutsideModules: [Diagnostic] {
        functions.keys.filter { modules[$0] == nil }.flatMap { functions[$0] ?? [] }.sorted().map { place in
            let owner = shown(self[place].particulars.functionOwner ?? self[place].type)
            let diagnostic = Diagnostic(
                .unsupportedDeclaration, "'\(title(of: place))' is in \(owner), which is not a module",
                about: [title(of: place)], at: self[place].location,
                help: "annotate 'enum \(owner)' with @Module, or move the function into a module")
            return orUnread(diagnostic, in: place.file)
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
                .duplicateComponent,
                "the generated classes of two components have the same name '\(implementation.name)'",
                about: [title(of: place), implementation.name], at: self[place].location,
                places: [Diagnostic.Note("the other component is declared here", at: self[other].location)],
                help: "rename one of the protocols")
        }
    }
}
