import ArborModel

/// The classes and protocols of a program that a global actor isolates, by their attribute or through their supertypes.
struct IsolatedSupertypes {
    private struct Name: Hashable {
        var module: ModuleID
        var text: String
    }

    /// The actor of each class or protocol.
    private var actors: [Name: String] = [:]
    /// The last parts of the names alone.
    private var names: Set<String> = []
    /// The classes, protocols and type aliases in other types, isolated or not. They hide outer types of their names.
    private var nested: Set<Name> = []
    private let modules: ModuleTable

    var isEmpty: Bool { actors.isEmpty }

    init(
        in files: [FileSummary], _ program: ProgramModules, _ modules: ModuleTable, _ actors: ActorNames
    ) {
        self.modules = modules
        var actors = actors
        for (outline, module) in files.outlines(with: program, in: modules, holding: .isolated) {
            outline.visitEntries { kind, entry in
                guard kind == .isolated else { return }
                let parts = String(decoding: entry, as: UTF8.self).split { $0 == "=" || $0 == "," }
                let actor = parts.dropFirst().compactMap { actors.actor(named: $0, in: module) }.first
                let name = Name(module: module, text: String(parts[0]))
                if let actor { add(name, isolatedTo: actor) }
                if parts[0].contains(".") { nested.insert(name) }
            }
        }
        if isEmpty { return }
        let inheriting = files.outlines(with: program, in: modules, holding: .inheriting)
        addNested(of: inheriting)
        // Each round finds the subtypes of what the round before it found. Few programs need a third one.
        for _ in 0..<Self.mostRounds where !inherit(through: inheriting) { return }
        inheritDeeply(through: inheriting)
    }

    private static let mostRounds = 8

    func actor(of name: String, in module: ModuleID) -> String? {
        actors[Name(module: module, text: name)]
    }

    private mutating func add(_ name: Name, isolatedTo actor: String) {
        actors[name] = actor
        names.insert(name.text.split(separator: ".").last.map(String.init) ?? name.text)
    }

    private mutating func addNested(of outlines: [(outline: FileOutline, module: ModuleID)]) {
        for (outline, module) in outlines where outline.holdsNestedTypes {
            for entry in outline.entries where entry.kind == .inheriting {
                let name = entry.name.prefix { $0 != "=" }
                if name.contains(".") { nested.insert(Name(module: module, text: String(name))) }
            }
        }
    }

    /// The qualified name of a type in another type; `nil` if no such type is known.
    ///
    /// - Parameters:
    ///   - written: The name in an inheritance clause, without a module.
    ///   - scopes: The types around the clause, innermost first.
    func nestedName(_ written: String, inside scopes: [String], in module: ModuleID) -> String? {
        if nested.isEmpty { return nil }
        return (scopes.map { "\($0).\(written)" } + [written])
            .first { nested.contains(Name(module: module, text: $0)) }
    }
}

// MARK: Inheriting

extension IsolatedSupertypes {
    /// Adds the classes and protocols below those that are known. Returns false if there is no new one.
    private mutating func inherit(through outlines: [(outline: FileOutline, module: ModuleID)]) -> Bool {
        let count = actors.count
        let known = NameFilter(names.map { $0[...] })
        for (outline, module) in outlines {
            outline.visitEntries { kind, entry in
                // Few entries name a supertype that is like a known one. Only for these we create strings.
                guard kind == .inheriting, Self.holds(entry, anyOf: known) else { return }
                inherit(String(decoding: entry, as: UTF8.self), in: module)
            }
        }
        return actors.count > count
    }

    /// The same for supertypes of any depth, in time proportional to the entries.
    private mutating func inheritDeeply(through outlines: [(outline: FileOutline, module: ModuleID)]) {
        var subtypes: [Substring: [(entry: String, module: ModuleID)]] = [:]
        for (outline, module) in outlines {
            outline.visitEntries { kind, entry in
                guard kind == .inheriting else { return }
                let entry = String(decoding: entry, as: UTF8.self)
                for supertype in entry.split(whereSeparator: { "=,".contains($0) }).dropFirst() {
                    let name = supertype.split(separator: ".").last ?? supertype
                    subtypes[name, default: []].append((entry, module))
                }
            }
        }
        var open = names.map { $0[...] }
        while let name = open.popLast() {
            for (entry, module) in subtypes[name] ?? [] where inherit(entry, in: module) {
                let name = entry.prefix { $0 != "=" }
                open.append(name.split(separator: ".").last ?? name)
            }
        }
    }

    /// Returns false if no part of an entry is in a set. Every entry is asked, so nothing is allocated.
    private static func holds(_ entry: UnsafeBufferPointer<UInt8>, anyOf names: NameFilter) -> Bool {
        let separators = (UInt8(ascii: "="), UInt8(ascii: ","), UInt8(ascii: "."))
        var start = 0
        for index in 0...entry.count {
            guard
                index == entry.count || separators.0 == entry[index] || separators.1 == entry[index]
                    || separators.2 == entry[index]
            else { continue }
            if names.mayContain(UnsafeBufferPointer(rebasing: entry[start..<index])) { return true }
            start = index + 1
        }
        return false
    }

    /// Returns whether the entry's type is isolated, and wasn't known to be.
    ///
    /// - Parameter entry: `Name=Supertype,Supertype`.
    @discardableResult
    private mutating func inherit(_ entry: String, in module: ModuleID) -> Bool {
        let parts = entry.split { $0 == "=" || $0 == "," }
        let name = Name(module: module, text: String(parts[0]))
        if actors[name] != nil { return false }
        for supertype in parts.dropFirst() {
            guard let actor = self.actor(ofSupertype: supertype, of: name) else { continue }
            add(name, isolatedTo: actor)
            return true
        }
        return false
    }

    /// Returns the actor of a supertype. Outlines don't show what a file imports: the module's own declaration comes first,
    /// and otherwise only one module may declare the name.
    private func actor(ofSupertype written: Substring, of type: Name) -> String? {
        let parts = written.split(separator: ".").map(String.init)
        guard let last = parts.last, names.contains(last) else { return nil }
        let module = type.module
        if let name = nestedName(String(written), inside: type.text.enclosingNames, in: module) {
            return actor(of: name, in: module)
        }
        if !modules.isSingle, parts.count > 1, let other = modules.module(named: parts[0]) {
            return actor(of: parts.dropFirst().joined(separator: "."), in: other)
        }
        return self.module(declaring: parts[0], seenBy: module).flatMap { actor(of: String(written), in: $0) }
    }

    private func module(declaring name: String, seenBy module: ModuleID) -> ModuleID? {
        if modules.isSingle || modules.declares(name, in: module) { return module }
        let others = modules.modules(declaring: name)
        return others.count == 1 ? others[0] : nil
    }
}

extension NameResolver {
    /// Returns the files' providers with the actors that they name by an alias. A provider without a written isolation
    /// inherits that of its supertypes.
    func withActors(_ files: [FileSummary]) -> [FileSummary] {
        var isolated = files
        for file in files.indices {
            for index in files[file].providers.indices
            where files[file].providers[index].concurrency.mayDependOnNames {
                let provider = files[file].providers[index]
                var concurrency = provider.concurrency
                let type = actor(of: concurrency.type, in: file)
                let construction = actor(of: concurrency.construction, in: file)
                let inherited = provider.inheritsIsolation ? inheritedActor(of: provider, in: file) : nil
                if type == nil && construction == nil && inherited == nil { continue }
                if let actor = type ?? inherited { concurrency.type = .attribute(actor) }
                if let construction { concurrency.construction = .attribute(construction) }
                concurrency.mayBeSendable = concurrency.mayBeSendable || inherited != nil
                isolated[file].providers[index].concurrency = concurrency
            }
        }
        return isolated
    }

    /// The actor that an attribute names by an alias; `nil` if it does not.
    private func actor(of isolation: WrittenConcurrency.Isolation, in file: Int) -> String? {
        guard case .attribute(let text) = isolation, text != "MainActor" else { return nil }
        return actors.target(ofAlias: text[...], in: modules.ofFiles[file])
    }

    private func inheritedActor(of provider: ProviderDeclaration, in file: Int) -> String? {
        if isolatedSupertypes.isEmpty { return nil }
        return provider.unreadSupertypes(dialects).lazy.compactMap { name in
            guard
                let (name, module) = self.nested(name, of: provider, in: file)
                    ?? self.atTopLevel(name, of: provider, in: file)
            else { return nil }
            return self.isolatedSupertypes.actor(of: name, in: module)
        }.first
    }

    /// The module that declares a supertype in another type, and the supertype's name there; `nil` if no such type is known.
    private func nested(
        _ written: String, of provider: ProviderDeclaration, in file: Int
    ) -> (name: String, module: ModuleID)? {
        let own = modules.ofFiles[file]
        let scopes = (ModuleQualifiedName.split(provider.name).map { String($0.name) } ?? provider.name)
            .enclosingNames
        if let name = isolatedSupertypes.nestedName(written, inside: scopes, in: own) { return (name, own) }
        let parts = written.split { $0 == "." || $0 == ":" }.map(String.init)
        guard !modules.isSingle, let first = parts.first else { return nil }
        let module = module(declaring: first, seenBy: file)
        let named = parts.count > 2 ? modules.module(named: first) : nil
        let name = (named == nil ? parts : Array(parts.dropFirst())).joined(separator: ".")
        let outer = ModuleQualifiedName.split(provider.name).flatMap {
            modules.module(named: String($0.module))
        }
        return [named, module, outer].lazy.compactMap(\.self).compactMap { module in
            self.isolatedSupertypes.nestedName(name, inside: scopes, in: module).map { ($0, module) }
        }.first
    }

    /// The module that declares a supertype at the top level, and the supertype's name there; `nil` for a nested type, and if
    /// that isn't known.
    private func atTopLevel(
        _ written: String, of provider: ProviderDeclaration, in file: Int
    ) -> (name: String, module: ModuleID)? {
        let supertype = Supertype(written: written, path: "")
        let module = supertype.module ?? supertype.scope
        if let module {
            guard supertype.module == nil || supertype.scope == nil, !nested.isEnclosing(module) else {
                return nil
            }
            return modules.module(named: module).map { (supertype.name, $0) }
        }
        let scopes = nested.outerScopes(of: provider.name, from: provider.outermostLength)
        if nested.scope(of: written, among: scopes) != nil { return nil }
        return self.module(declaring: written, seenBy: file).map { (written, $0) }
    }
}

extension WrittenConcurrency {
    /// True if names of supertypes, or of attributes other than `@MainActor`, may decide the isolation.
    fileprivate var mayDependOnNames: Bool {
        hasUnreadSupertypes || type.isOtherAttribute || construction.isOtherAttribute
    }
}

extension WrittenConcurrency.Isolation {
    fileprivate var isOtherAttribute: Bool {
        if case .attribute(let name) = self { name != "MainActor" } else { false }
    }
}
