import ArborGraph
import ArborModel
import ArborStorage

/// The extensions of some types that may declare types in these.
struct NestingExtensions {
    private struct Extension {
        var file: Int
        /// The names that may be declared; empty if there are too many to list.
        var names: Set<Substring>

        func mayDeclare(_ name: Substring) -> Bool { names.isEmpty || names.contains(name) }
    }

    /// By the name of the extended type, without those of types around it.
    private var extensions: [String: [Extension]] = [:]

    private var isEmpty: Bool { extensions.isEmpty }

    /// - Parameters:
    ///   - types: The extended types' names, without those of types around them.
    ///   - files: The files with annotations. Together with the others, they have the numbers of `SourceOutline.all`.
    init(
        of types: StringInterner, in files: [ModuleSummary.File], _ others: [ProgramModules.OtherFile]
    ) {
        for file in files.indices where files[file].summary.outline.holds(.nesting) {
            add(files[file].summary.outline, file, types)
        }
        for index in others.indices where others[index].outline.holds(.nesting) {
            add(others[index].outline, files.count + index, types)
        }
    }

    /// A program may have thousands of entries. Few are of the types, and texts are made of these alone.
    private mutating func add(_ outline: FileOutline, _ file: Int, _ types: StringInterner) {
        outline.visitEntries { kind, entry in
            guard kind == .nesting, let end = entry.firstIndex(of: UInt8(ascii: "=")) else { return }
            var start = end
            while start > 0, entry[start - 1] != UInt8(ascii: "."), entry[start - 1] != UInt8(ascii: ":") {
                start -= 1
            }
            let extended = UnsafeBufferPointer(rebasing: entry[start..<end])
            guard types.find(extended) != nil else { return }
            let names = String(decoding: entry[(end + 1)...], as: UTF8.self).split(separator: ",")
            extensions[String(decoding: extended, as: UTF8.self), default: []].append(
                Extension(file: file, names: names.contains("*") ? [] : Set(names)))
        }
    }

    /// Returns false if no extension of a type at the top level declares a type.
    func mayExtend(_ type: String) -> Bool { !isEmpty && extensions[type] != nil }

    /// Returns the files with extensions that may declare a name in a type.
    ///
    /// - Parameter type: The type's name, without those of types around it.
    func files(declaring name: Substring, in type: String) -> [Int] {
        (extensions[type] ?? []).filter { $0.mayDeclare(name) }.map(\.file)
    }

    /// Returns the files that may declare one of some qualified names in an extension of a type around it.
    func files(declaringOneOf names: Set<String>) -> [Int] {
        if isEmpty { return [] }
        return names.flatMap { name in
            Set(name.enclosingNames.map(\.lastName)).flatMap { files(declaring: name.lastName[...], in: $0) }
        }
    }
}
