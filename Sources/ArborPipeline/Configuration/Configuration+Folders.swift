import ArborModel
import ArborScanner

/// The folders that options name and that don't exist. Without a word, they would change what is read, or types' names.
extension Configuration {
    var missingFolders: [Diagnostic] { missingModules + missingProjectRoot }

    /// The modules whose folder doesn't exist. Their files would belong to another module.
    private var missingModules: [Diagnostic] {
        modules.filter { FileKind(of: $0.folder) != .folder }.map { module in
            missingFolder(module.folder, "'--module' names for \(module.name)")
        }
    }

    /// The project's folder that doesn't exist, although no path may start there today.
    private var missingProjectRoot: [Diagnostic] {
        guard let projectRoot, FileKind(of: projectRoot) != .folder else { return [] }
        return [missingFolder(projectRoot, "'--project-root' names")]
    }

    private func missingFolder(_ folder: String, _ source: String) -> Diagnostic {
        Diagnostic(
            .noSuchPath, "there is no folder '\(folder)', which \(source)",
            about: [folder.normalisedPath], at: nil, help: "check the path for a typo")
    }
}

extension Diagnostic {
    /// The fault of a folder that is given to two modules. One of them would have all its types.
    init(ofDisputed folder: ModuleLocator.Folder, owner: String) {
        self.init(
            .invalidArgument,
            "'--module' gives the folder '\(folder.path)' to both \(owner) and \(folder.name)",
            about: [folder.path.normalisedPath], at: nil,
            help: "give it only to the module that its files belong to")
    }
}
