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
        if let unseen = moduleOfOther(namedLike: entry.type) {
            return unseenModule(entry, of: place, unseen: unseen)
        }
        var diagnostic = Diagnostic(
            .unknownModule, "'\(type)' is not a module", about: [title(of: place), "\(type)"],
            at: location(entry.range, in: place),
            help:
                "if it is an enum of providers, annotate it with @Module; if it is annotated, add 'import Blade' "
                + "to its file; if one of its initializers is a provider, list it in the 'provides' of a module"
        )
        guard let meant = meant.map(shown) else {
            return orUnread(diagnostic, in: place.file)
        }
        diagnostic.help = "write '\(meant).self'"
        diagnostic.fixIts = replacements(of: entry.type, at: entry.range, by: meant)
        return diagnostic
    }

    /// False if the module of the code, which has components, has no name.
    var isModuleOfCodeNamed: Bool { components.allSatisfy { !moduleNames[$0.file].isEmpty } }

    /// A module of which nothing was read may declare what a diagnostic doesn't find.
    func orUnread(_ diagnostic: Diagnostic, in file: Int) -> Diagnostic {
        let unread = unreadModules(importedIn: file)
        if unread.isEmpty { return diagnostic }
        var diagnostic = diagnostic
        diagnostic.nearMisses = [LibraryModules.note(onUnread: unread)]
        diagnostic.help =
            "if \(unread.joined(separator: " or ")) declares it, give Arbor "
            + "\(unread.count == 1 ? "its" : "that module's") sources or summary; \(diagnostic.help ?? "")"
        return diagnostic
    }

    /// The modules that a file imports and of which nothing was read; none if no module is known.
    private func unreadModules(importedIn file: Int) -> [String] {
        let known = Set((moduleNames + readModules).filter { !$0.isEmpty })
        if known.isEmpty { return [] }
        return Set(files[file].imports.lazy.map { String($0.module) })
            .subtracting(known).subtracting(LibraryModules.names).sorted()
    }

    /// The module with a type's name in a file that the type's file doesn't see.
    private func moduleOfOther(namedLike type: TypeExpression) -> Place? {
        guard let name = type.lastName.map(ModuleFreeName.of) else { return nil }
        let found = modules.filter { ModuleFreeName.of($0.key.lastName ?? "") == name }
        guard found.count == 1, let place = found.first?.value.first else { return nil }
        return isModuleOfCodeNamed || !moduleNames[place.file].isEmpty ? place : nil
    }

    private func unseenModule(_ entry: TypeReference, of place: Place, unseen: Place) -> Diagnostic {
        let (name, module) = (ModuleFreeName.of(shown(entry.type).description), moduleNames[unseen.file])
        var diagnostic = Diagnostic(
            .unknownModule, "'\(name)' is not a module", about: [title(of: place), name],
            at: location(entry.range, in: place),
            nearMisses: [
                .init(
                    "'\(name)' \(module.isEmpty ? "is declared here, in no module" : "of \(module) is declared here")",
                    at: self[unseen].location)
            ])
        if module.isEmpty {
            let folder = FolderWithoutModule(ofFile: path(of: unseen), importedBy: files[place.file])
            (diagnostic.help, diagnostic.cause) = (folder.help, folder.cause)
        } else if files[place.file].imports.contains(where: { $0.module == module }) {
            diagnostic.help = "declare '\(name)' of \(module) as public, because it is internal"
        } else {
            diagnostic.help = "add 'import \(module)' to this file"
        }
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
            let other = ModuleFreeName.of(module.lastName ?? "")
            return !included.contains(module)
                && (isSlip(name, of: other) || name.lowercased() == other.lowercased())
        }
        return near.count == 1 ? near.first : nil
    }
}
