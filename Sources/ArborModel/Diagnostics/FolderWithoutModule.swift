/// The folder of files that belong to no module, although the modules of other files are known.
package struct FolderWithoutModule {
    private let path: String

    /// The folder of a file: the innermost one with the name of a module that another file imports, or the file's own.
    package init(ofFile path: String, importedBy file: FileSummary) {
        let imports = Set(file.imports.lazy.map { String($0.module) })
        let parts = path.folder.split(separator: "/", omittingEmptySubsequences: false)
        let end = parts.lastIndex { imports.contains(String($0)) } ?? max(parts.count - 1, 0)
        self.path = parts.prefix(end + 1).joined(separator: "/")
    }

    /// What to do about it.
    package var help: String {
        let name = path.split(separator: "/").last ?? "<name>"
        return "add a target for '\(path)' to the project's manifest, or pass '--module \(name)=\(path)'"
    }

    /// The cause of all faults of types in the folder.
    package var cause: Diagnostic.Cause { .noModule(folder: path) }
}
