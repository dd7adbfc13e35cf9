extension Build {
    /// True where nothing is known, so that every declaration is there as it is written.
    public var isOpen: Bool { flags == nil && platform == nil }

    /// False of what the build does not compile.
    public func mayCompile(_ declaration: Instantiable) -> Bool {
        declaration.conditions.isEmpty || rest(of: declaration.conditions) != nil
    }

    /// The file as the build has it: what it doesn't compile is left out, and of the conditions only that is left which
    /// is not known of it.
    public func view(of file: FileSummary) -> FileSummary {
        var file = file
        file.instantiables = file.instantiables.compactMap { declaration in
            if declaration.conditions.isEmpty { return declaration }
            var declaration = declaration
            guard let left = rest(of: declaration.conditions) else { return nil }
            declaration.conditions = left
            return declaration
        }
        file.imports = file.imports.compactMap { declaration in
            if declaration.conditions.isEmpty { return declaration }
            var declaration = declaration
            guard let left = rest(of: declaration.conditions) else { return nil }
            declaration.conditions = left
            return declaration
        }
        return file
    }

    /// Those that are not met yet; `nil` where one is not met at all.
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
