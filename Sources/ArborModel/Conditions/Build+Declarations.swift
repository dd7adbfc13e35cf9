extension Build {
    /// True if nothing is known of the build, so every declaration stays as it is written.
    public var isOpen: Bool { flags == nil && certainFlags.isEmpty && platform == nil && modules.isEmpty }

    /// Returns false if the build certainly does not compile a declaration.
    public func mayCompile(_ declaration: ProviderDeclaration) -> Bool {
        declaration.conditions.isEmpty || rest(of: declaration.conditions) != nil
    }

    /// Returns the part of a file that the build may compile. Its conditions keep only the parts that the build leaves
    /// open.
    public func view(of file: FileSummary) -> FileSummary {
        var file = file
        file.providers = file.providers.compactMap { view(of: $0, conditions: \.conditions) }
        file.doubles = file.doubles.compactMap { view(of: $0, conditions: \.conditions) }
        file.imports = file.imports.compactMap { view(of: $0, conditions: \.conditions) }
        file.outline = view(of: file.outline)
        return file
    }

    /// Returns a provider with the conditions that the build leaves open, or `nil` if the build does not compile it.
    public func view(of provider: ProviderDeclaration) -> ProviderDeclaration? {
        view(of: provider, conditions: \.conditions)
    }

    /// Returns the part of an outline that the build may compile, with the conditions that the build leaves open.
    public func view(of outline: FileOutline) -> FileOutline {
        guard outline.isConditional else { return outline }
        return FileOutline(outline.entries.compactMap { view(of: $0, conditions: \.conditions) })
    }

    /// Returns a declaration with the conditions that the build leaves open, or `nil` if the build does not compile it.
    private func view<Declaration>(
        of declaration: Declaration, conditions: WritableKeyPath<Declaration, [String]>
    ) -> Declaration? {
        if declaration[keyPath: conditions].isEmpty { return declaration }
        guard let left = rest(of: declaration[keyPath: conditions]) else { return nil }
        var declaration = declaration
        declaration[keyPath: conditions] = left
        return declaration
    }

    /// Returns the conditions that the build leaves open, or `nil` if one of the conditions never holds in it.
    private func rest(of conditions: [String]) -> [String]? {
        var rest: [String] = []
        for condition in conditions {
            switch outcome(of: condition) {
            case .always: continue
            case .never: return nil
            case .open(let left): rest.append(left)
            }
        }
        return rest
    }
}

extension FileSummary {
    /// True if any declaration of the file is in an `#if`.
    public var isConditional: Bool {
        outline.isConditional || providers.contains { !$0.conditions.isEmpty }
            || doubles.contains { !$0.conditions.isEmpty }
            || imports.contains { !$0.conditions.isEmpty }
    }
}
