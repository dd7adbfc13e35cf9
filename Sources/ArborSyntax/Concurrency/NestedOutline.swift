import ArborModel

extension FileDeclarations {
    /// The classes, protocols and type aliases in other types, as an outline lists those at the top level: with what may
    /// isolate them.
    ///
    /// A class or protocol has an entry even if nothing may isolate it, because it hides the outer types of its name.
    package func nestedOutline(_ vocabulary: Vocabulary) -> FileOutline {
        let types = types.filter { ($0.kind == .class || $0.kind == .protocol) && $0.conditions.isEmpty }
        let aliases = typealiases.filter { $0.depth > 0 && $0.conditions.isEmpty }
        return FileOutline(
            types.filter { $0.depth > 0 }.map { $0.entry(vocabulary) }
                + aliases.map { .init(.inheriting, "\($0.name)=\($0.type.filter { !$0.isWhitespace })") })
    }
}

extension TypeDeclaration {
    fileprivate func entry(_ vocabulary: Vocabulary) -> FileOutline.Entry {
        let actors = attributes.filter { $0.isCustom(vocabulary) && $0.mayBeGlobalActor }.map(\.name)
        let isNonisolated = writtenConcurrency(vocabulary).type == .nonisolated
        let supertypes =
            isNonisolated ? [] : vocabulary.roles(of: supertypes).compactMap(\.unreadName)
        return actors.isEmpty
            ? .init(.inheriting, "\(name)=\(supertypes.joined(separator: ","))")
            : .init(.isolated, "\(name)=\(actors.joined(separator: ","))")
    }
}
