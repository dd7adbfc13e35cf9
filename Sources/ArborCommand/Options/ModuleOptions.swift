import ArborPipeline
import ArborScanner

extension Configuration {
    /// The values of `--module`, each folder for one module.
    static func modules(
        _ arguments: ParsedArguments, for command: CommandSpec
    ) throws(UsageError) -> [ModuleFolder] {
        let modules = try arguments.all(.module).map { text throws(UsageError) in
            try module(text, for: command)
        }
        var owners: [String: String] = [:]
        for module in modules {
            let owner = owners[module.folder.normalisedPath, default: module.name]
            owners[module.folder.normalisedPath] = owner
            if owner == module.name { continue }
            throw UsageError(
                message: "'--module' gives the folder '\(module.folder)' to \(owner) and to \(module.name): "
                    + "keep the one whose files they are",
                command: command)
        }
        return modules
    }

    private static func module(_ text: String, for command: CommandSpec) throws(UsageError) -> ModuleFolder {
        let parts = text.split(separator: "=", maxSplits: 1)
        guard parts.count == 2 else {
            throw UsageError(
                message:
                    "The value '\(text)' is invalid for '--module <name=dir> ...': give a name and a folder",
                command: command)
        }
        let name = try moduleName(String(parts[0]), of: .module, for: command)
        return ModuleFolder(name: name, folder: String(parts[1]))
    }
}
