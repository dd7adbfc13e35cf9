import ArborModel

/// The places where the names of aliases are written.
struct NameOccurrences {
    private var places: [String: [(path: String, range: SourceRange)]] = [:]

    init(_ program: CompositionProgram) {
        for (file, facts) in program.files.enumerated() {
            let path = program.path(file)
            // A computed alias has no text.
            for alias in facts.aliases where !alias.isComputed {
                add(alias.name, in: path)
                for member in alias.members { add(member.name, in: path) }
            }
            for constraint in facts.types.flatMap(\.parameters).flatMap(\.constraints) {
                add(constraint, in: path)
            }
            for function in facts.functions {
                for constraint in function.parameters.flatMap(\.constraints) { add(constraint, in: path) }
                if let type = function.type { add(type, in: path) }
            }
        }
    }

    private mutating func add(_ name: Name, in path: String) {
        places[name.text, default: []].append((path, name.range))
    }

    /// The fix-it that renames an alias wherever it is written.
    func renaming(_ alias: String, to name: String) -> Diagnostic.FixIt {
        Diagnostic.FixIt(
            "rename it to '\(name)'",
            edits: (places[alias] ?? []).map { .init(in: $0.path, range: $0.range, replacement: name) })
    }
}
