import ArborModel

extension BladeProgram {
    /// Entries of `modules` and `submodules` that are no modules.
    var unknownModules: [Diagnostic] {
        let unknown = (components + modules.values.joined().sorted()).flatMap { place in
            self[place].particulars.includes.filter {
                modules[$0.type.normal] == nil && !$0.isUnreadable
            }.map { (place, $0) }
        }
        // Where more modules are unknown, something else than their spelling is wrong.
        let mayBeMisspelt = unknown.count <= Self.mostMisspelt
        return unknown.map { place, entry in
            let meant = mayBeMisspelt ? module(nearlyNamed: entry.type, besides: place) : nil
            return unknownModule(entry, of: place, meant: meant)
        }
    }

    /// - Parameter meant: The module that was meant.
    private func unknownModule(
        _ entry: TypeReference, of place: Place, meant: TypeExpression?
    ) -> Diagnostic {
        let type = shown(entry.type)
        var diagnostic = Diagnostic(
            .unknownModule, "'\(type)' is not a module", about: [title(of: place), "\(type)"],
            at: location(entry.range, in: place),
            help:
                "if it is an enum of providers, annotate it with @Module; if it is annotated, add 'import Blade' "
                + "to its file; if one of its initializers is a provider, list it in the 'provides' of a module"
        )
        guard let meant = meant.map(shown) else { return diagnostic }
        diagnostic.help = "write '\(meant).self'"
        diagnostic.fixIts = replacements(of: entry.type, at: entry.range, by: meant)
        return diagnostic
    }

    /// Returns the only module whose name was surely meant, and that a declaration doesn't include already; `nil` if there is
    /// none, or if something else has the name.
    private func module(nearlyNamed type: TypeExpression, besides place: Place) -> TypeExpression? {
        guard initializers[type.normal] == nil, let name = type.lastName.map(ModuleFreeName.of) else {
            return nil
        }
        let included = Set(self[place].particulars.includes.map(\.type.normal))
        let near = modules.keys.filter { module in
            !included.contains(module) && isSlip(name, of: ModuleFreeName.of(module.lastName ?? ""))
        }
        return near.count == 1 ? near.first : nil
    }
}
