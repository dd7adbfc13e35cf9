import ArborModel

/// The places where names with the ending of an alias are written.
struct NameOccurrences {
    private var places: [String: [(path: String, range: SourceRange)]] = [:]
    private var doubtful: Set<String> = []

    init(_ program: CompositionProgram) {
        for (file, facts) in program.files.enumerated() {
            let path = program.path(file)
            for mention in facts.mentions {
                places[mention.name, default: []].append((path, mention.range))
                if mention.isDoubtful { doubtful.insert(mention.name) }
            }
        }
    }

    /// True if a name is written nowhere.
    func isUnused(_ name: String) -> Bool { places[name] == nil }

    /// True if a name means different things in different places.
    func isDoubtful(_ name: String) -> Bool { doubtful.contains(name) }

    /// The edits that rename an alias wherever it is written.
    func edits(renaming alias: String, to name: String) -> [Diagnostic.FixIt.Edit] {
        (places[alias] ?? []).map { .init(in: $0.path, range: $0.range, replacement: name) }
    }
}
