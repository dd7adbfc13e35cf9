import ArborModel

/// The classes and protocols of a program that their attributes isolate to a global actor.
struct IsolatedSupertypes {
    private struct Name: Hashable {
        var module: ModuleID
        var text: String
    }

    /// The actor of each class or protocol.
    private var actors: [Name: String] = [:]

    var isEmpty: Bool { actors.isEmpty }

    mutating func add(_ outline: FileOutline, of module: ModuleID) {
        guard outline.holds(.isolated) else { return }
        outline.visitEntries { kind, entry in
            guard kind == .isolated else { return }
            let parts = String(decoding: entry, as: UTF8.self).split(separator: "=")
            if parts.count == 2 { actors[Name(module: module, text: String(parts[0]))] = String(parts[1]) }
        }
    }

    func actor(of name: String, in module: ModuleID) -> String? {
        actors[Name(module: module, text: name)]
    }
}

extension NameResolver {
    /// Returns the files' providers. A provider without a written isolation inherits that of its supertypes.
    func inheritingIsolation(_ files: [FileSummary]) -> [FileSummary] {
        var isolated = files
        for file in files.indices {
            for index in files[file].providers.indices
            where files[file].providers[index].concurrency.hasUnreadSupertypes {
                let provider = files[file].providers[index]
                guard provider.inheritsIsolation, let actor = inheritedActor(of: provider, in: file) else {
                    continue
                }
                isolated[file].providers[index].concurrency.type = .attribute(actor)
                isolated[file].providers[index].concurrency.mayBeSendable = true
            }
        }
        return isolated
    }

    private func inheritedActor(of provider: ProviderDeclaration, in file: Int) -> String? {
        if isolatedSupertypes.isEmpty { return nil }
        return provider.unreadSupertypes(dialects).lazy.compactMap { name in
            self.module(declaring: name, seenBy: file).flatMap {
                self.isolatedSupertypes.actor(of: name, in: $0)
            }
        }.first
    }
}

extension ProviderDeclaration {
    /// True if the type inherits the isolation of a supertype. The supertypes of an extension isolate nothing.
    fileprivate var inheritsIsolation: Bool {
        concurrency.hasUnreadSupertypes && concurrency.type == .inferred && kind.declaresType
            && kind != .actor
    }
}
