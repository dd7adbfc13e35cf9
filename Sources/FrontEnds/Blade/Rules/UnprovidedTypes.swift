import ArborModel

extension BladeProgram {
    /// Entries of `provides` whose types have no annotated initializer.
    var unprovidedTypes: [Diagnostic] {
        let found = modules.values.joined().sorted().flatMap { module in
            self[module].dependencies.filter {
                initializers[$0.type.normal] == nil && !isReportedAsGeneric($0.type)
            }.map { (module, $0) }
        }
        if found.isEmpty { return [] }
        let (misspelt, asked) = (misspeltTypes, askedTypes)
        return found.map { module, entry in
            unprovided(
                entry, of: module, meant: misspelt[entry.type.normal],
                isAsked: asked.contains(entry.type.normal))
        }
    }

    /// - Parameters:
    ///   - meant: The type of nearly the listed name that has such an initializer.
    ///   - isAsked: True if something asks for the listed type.
    private func unprovided(
        _ entry: Dependency, of module: Place, meant: TypeExpression?, isAsked: Bool
    ) -> Diagnostic {
        let type = shown(entry.type)
        var help =
            "annotate the initializer that makes '\(type)' with @Provider; if it is annotated, add 'import Blade' to its "
            + "file; for a protocol or a type of another package, write a function in \(title(of: module)): "
            + "'@Provider static func …() -> \(type)'"
        var fixIts: [Diagnostic.FixIt] = []
        if hasGenericInitializer(entry.type) {
            help =
                "an initializer of a generic type doesn't provide one specific type: write a function in "
                + "\(title(of: module)): '@Provider static func …() -> \(type)'"
        } else if let meant = meant.map(shown) {
            // Where others ask for the listed type, the declaration may be the one that is misspelt.
            help =
                isAsked
                ? "write '\(type)' or '\(meant)' in all places" : "write '\(meant).self'"
            if !isAsked { fixIts = replacements(of: entry.type, at: entry.range, by: meant) }
        }
        return Diagnostic(
            .unprovidedType,
            "\(title(of: module)) provides '\(type)', which has no initializer with @Provider",
            about: [title(of: module), "\(type)"], at: location(entry.range, in: module), help: help,
            fixIts: fixIts)
    }

    /// True if an annotated initializer makes the type with other arguments, or with any.
    private func hasGenericInitializer(_ type: TypeExpression) -> Bool {
        !initializers(ofGeneric: type).isEmpty
    }

    /// True if an annotated initializer of the generic type itself is reported, and not one of an extension.
    private func isReportedAsGeneric(_ type: TypeExpression) -> Bool {
        initializers(ofGeneric: type).contains { self[$0].kind != .extension }
    }

    /// The annotated initializers of a type without its generic arguments.
    private func initializers(ofGeneric type: TypeExpression) -> [Place] {
        switch type.bare {
        case .named(let name, let arguments) where !arguments.isEmpty:
            initializers[TypeExpression.named(name, []).normal] ?? []
        case .member(let parent, let name, let arguments) where !arguments.isEmpty:
            initializers[TypeExpression.member(parent, name, []).normal] ?? []
        default: []
        }
    }

    /// The types that providers and components ask for.
    private var askedTypes: Set<TypeExpression> {
        let consumers = files.lazy.flatMap(\.providers).filter {
            $0.frontEnd == .blade && $0.construction != .list
        }
        return Set(consumers.flatMap { $0.dependencies.map { BindingRequest($0).key.type } })
    }
}
