import ArborModel

/// The scopes of a program's files. Files of one module that import the same share a scope. A scope is made on first use,
/// because most names have a meaning without one.
final class FileScopes {
    private let files: [FileSummary]
    private let modules: ModuleTable
    private var scopes = Table<FileScopeID, FileScope>()
    private var known: [Head: FileScopeID] = [:]
    private var ofFiles: [FileScopeID?]

    private struct Head: Hashable {
        var module: ModuleID
        var imports: [ImportDeclaration]
    }

    init(of files: [FileSummary], in modules: ModuleTable) {
        self.files = files
        self.modules = modules
        ofFiles = Array(repeating: nil, count: files.count)
    }

    subscript(id: FileScopeID) -> FileScope { scopes[id] }

    /// Returns the scope of the file with an index.
    func scope(ofFile file: Int) -> FileScopeID {
        if let scope = ofFiles[file] { return scope }
        let head = Head(module: modules.ofFiles[file], imports: files[file].imports)
        let scope = known[head] ?? add(head)
        ofFiles[file] = scope
        return scope
    }

    private func add(_ head: Head) -> FileScopeID {
        let scope = scopes.append(FileScope(module: head.module, imports: head.imports, in: modules))
        known[head] = scope
        return scope
    }

    /// Returns true if a file sees a module's own declaration by its name alone, as the file's own or by an import of the
    /// whole module. False if that is not certain.
    func certainlySees(_ declaration: SoleDeclaration, named name: String, inFile file: Int) -> Bool {
        var isSeen = modules.ofFiles[file] == declaration.module
        let module = modules.names[declaration.module]
        for index in files[file].imports.indices {
            if files[file].imports[index].kind == nil {
                isSeen = isSeen || files[file].imports[index].path == module
            } else if files[file].imports[index].path.hasSuffix(name) {
                return false
            }
        }
        return isSeen
    }

    /// Returns false if a name certainly means no module in a file of a program of one module.
    func mayMeanModule(_ name: String, inFile file: Int) -> Bool {
        if name == "Swift" || name == modules.names[modules.ofFiles[file]] { return true }
        return files[file].imports.indices.contains { files[file].imports[$0].path.hasPrefix(name) }
    }
}
