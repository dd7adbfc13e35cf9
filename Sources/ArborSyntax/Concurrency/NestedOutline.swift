import ArborModel

extension FileDeclarations {
    /// The types, protocols and type aliases in other types that other files see, as an outline lists those at the top level:
    /// with what may isolate them.
    ///
    /// A type has an entry even if nothing may isolate it, because it hides the outer types of its name. If other modules see
    /// it, it has the entry of a declaration too.
    package func nestedOutline(_ vocabulary: Vocabulary) -> FileOutline {
        let hidden = types.filter { $0.modifiers.arePrivate }.map(\.range)
        func isSeen(_ range: SourceRange) -> Bool {
            !hidden.contains { $0.start.offset <= range.start.offset && range.end.offset <= $0.end.offset }
        }
        let types = types.filter {
            $0.kind != .extension && $0.depth > 0 && $0.conditions.isEmpty && isSeen($0.range)
        }
        let aliases = typealiases.filter {
            $0.depth > 0 && $0.conditions.isEmpty && !$0.modifiers.arePrivate && isSeen($0.range)
        }
        let shown =
            types.filter { isShown($0.modifiers, at: $0.range) }.map(\.name)
            + aliases.filter { isShown($0.modifiers, at: $0.range) }.map(\.name)
        return FileOutline(
            types.map { $0.entry(vocabulary) }
                + aliases.map { .init(.inheriting, "\($0.name)=\($0.type.filter { !$0.isWhitespace })") }
                + shown.map { .init(.declared, $0) })
    }

    /// Whether other modules see a declaration in a type that they see. With `package`, those of the same package do. Without an
    /// access level of its own, it has that of an extension or a protocol around it.
    private func isShown(_ modifiers: [String], at range: SourceRange) -> Bool {
        if let level = modifiers.first(where: levels.contains) { return level != "internal" }
        let around = types.last {
            $0.range.start.offset < range.start.offset && range.end.offset <= $0.range.end.offset
        }
        guard let around, around.kind == .extension || around.kind == .protocol else { return false }
        return around.modifiers.contains("public") || around.modifiers.contains("package")
    }
}

/// The access levels that other files see.
private let levels: Set<String> = ["public", "open", "package", "internal"]

extension [String] {
    /// Whether modifiers keep a declaration from other files.
    fileprivate var arePrivate: Bool { contains("private") || contains("fileprivate") }
}

extension TypeDeclaration {
    fileprivate func entry(_ vocabulary: Vocabulary) -> FileOutline.Entry {
        // Nothing inherits from other types, so nothing gets their isolation.
        guard kind == .class || kind == .protocol else { return .init(.inheriting, "\(name)=") }
        let actors = attributes.filter { $0.isCustom(vocabulary) && $0.mayBeGlobalActor }.map(\.name)
        let isNonisolated = writtenConcurrency(vocabulary).type == .nonisolated
        let supertypes =
            isNonisolated ? [] : vocabulary.roles(of: supertypes).compactMap(\.unreadName)
        return actors.isEmpty
            ? .init(.inheriting, "\(name)=\(supertypes.joined(separator: ","))")
            : .init(.isolated, "\(name)=\(actors.joined(separator: ","))")
    }
}
