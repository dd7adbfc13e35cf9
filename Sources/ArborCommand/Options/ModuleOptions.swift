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
        if haveNamesOfTheirOwn(modules) { return modules }
        let start = currentFolder
        var owners: [String: String] = [:]
        for module in modules {
            let owner = owners.updateValue(module.name, forKey: module.folder.normalisedPath(below: start))
            guard let owner, owner != module.name else { continue }
            throw UsageError(
                message: "'--module' gives the folder '\(module.folder)' to \(owner) and to \(module.name): "
                    + "keep the one whose files they are",
                command: command)
        }
        return modules
    }

    /// True if the folders certainly differ, because their last names do. Names with dots may stand for others.
    private static func haveNamesOfTheirOwn(_ modules: [ModuleFolder]) -> Bool {
        var hashes: Set<Int> = Set(minimumCapacity: modules.count)
        return modules.allSatisfy { module in
            var hash = 0
            for byte in module.folder.utf8.reversed() {
                if byte == UInt8(ascii: ".") { return false }
                if byte == UInt8(ascii: "/") { break }
                hash = hash &* 31 &+ Int(byte)
            }
            return hash != 0 && hashes.insert(hash).inserted
        }
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
