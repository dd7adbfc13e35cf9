import ArborGraph
import ArborModel
import ArborParallel
import ArborStorage

extension Pipeline {
    /// The imports of the files with some indices, and these files' own modules. The generated file may be in another
    /// module.
    @available(macOS 10.15, *)
    func imports(
        of indices: some Sequence<Int>, among files: [ModuleSummary.File], in ownModule: String?
    ) async -> (Set<ImportDeclaration>, modules: Set<String>) {
        let indices = Array(indices)
        let size = Self.filesOfTask
        let parts = await inParallel((indices.count + size - 1) / size, jobs: configuration.jobs) { part in
            let range = part * size..<min((part + 1) * size, indices.count)
            return ImportsOfFiles(indices[range], among: files, in: ownModule)
        }
        guard var all = parts.first else { return ([], []) }
        for part in parts.dropFirst() {
            all.imports.formUnion(part.imports)
            all.modules.formUnion(part.modules)
        }
        return (all.imports, all.modules)
    }

    /// The number of files whose imports one task collects. Most of the time is that in which a processor gets the files'
    /// memory.
    private static var filesOfTask: Int { 256 }
}

private struct ImportsOfFiles: Sendable {
    var imports: Set<ImportDeclaration> = []
    var modules: Set<String> = []

    init(_ indices: ArraySlice<Int>, among files: [ModuleSummary.File], in ownModule: String?) {
        var texts = StringInterner()
        for index in indices {
            // Without conditions, equal texts mean equal imports, and nearly all are known.
            for place in files[index].summary.imports.indices
            where !files[index].summary.imports[place].conditions.isEmpty
                || texts.add(files[index].summary.imports[place].text)
            {
                imports.insert(files[index].summary.imports[place])
            }
            if let own = files[index].module, own != ownModule { modules.insert(own) }
        }
    }
}
