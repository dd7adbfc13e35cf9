import ArborModel

/// Chooses the imports of a generated file: those of the files whose declarations it repeats.
struct ComposedImports {
    private let program: CompositionProgram
    /// The module that the code belongs to; `nil` if it isn't known.
    private let own: String?
    /// The modules that some file of the code's module imports with an access level. Then all files must write one.
    private var leveled: Set<String> = []
    /// The modules that public code names, and that are imported publicly for it. Any other public import is a warning.
    private var published: Set<String> = []

    private static let levels: Set<String> = ["public", "package", "internal", "fileprivate", "private"]

    /// - Parameter published: The files whose declarations public code names.
    init(in program: CompositionProgram, own: String?, published files: Set<Int>) {
        self.program = program
        self.own = own
        let modules = Set(files.compactMap { program.files[$0].module })
        for (index, file) in program.files.enumerated() where own == nil || file.module == own {
            for found in file.imports where found.attributes.contains(where: Self.levels.contains) {
                let module = String(found.module)
                leveled.insert(module)
                let isNamed = modules.isEmpty || modules.contains(module) || !program.hasFiles(of: module)
                if files.contains(index), isNamed,
                    found.attributes.contains(where: ["public", "package"].contains)
                {
                    published.insert(module)
                }
            }
        }
    }

    /// Returns the imports of some files, in order.
    ///
    /// - Parameter isTested: True if the code is compiled in a module that tests its own.
    func imports(of files: Set<Int>, isTested: Bool) -> [ImportDeclaration] {
        var found: Set<ImportDeclaration> = []
        for file in files {
            found.formUnion(program.files[file].imports.filter { !$0.attributes.contains("testable") })
            if let other = program.files[file].module, other != own { found.insert(.init(module: other)) }
        }
        found = Set(found.lazy.filter { String($0.module) != own }.map { leveled($0, isTested: isTested) })
        // A file without code needs no import.
        if isTested, !files.isEmpty, let own {
            found.insert(
                .init(text: "@testable import \(own)", attributes: ["testable"], kind: nil, path: own))
        }
        return found.sorted { ($0.path, $0.text) < ($1.path, $1.text) }
    }

    /// The import with the access level that the code needs, if its module writes levels at all.
    private func leveled(_ declaration: ImportDeclaration, isTested: Bool) -> ImportDeclaration {
        let module = String(declaration.module)
        let others = declaration.attributes.filter { !Self.levels.contains($0) }
        guard others.count < declaration.attributes.count || !isTested && leveled.contains(module) else {
            return declaration
        }
        let level = isTested ? [] : [published.contains(module) ? "public" : "internal"]
        let words =
            others.map { "@" + $0 } + level + ["import"] + [declaration.kind].compactMap(\.self) + [
                declaration.path
            ]
        var changed = declaration
        changed.attributes = others + level
        changed.text = words.joined(separator: " ")
        return changed
    }
}

extension CompositionProgram {
    /// True if the sources of a module were read.
    fileprivate func hasFiles(of module: String) -> Bool { files.contains { $0.module == module } }
}
