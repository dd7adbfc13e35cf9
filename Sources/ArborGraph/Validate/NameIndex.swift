import ArborModel

/// The names of all declared types by their lengths, for those that are nearly some other name. Made once for all
/// faults: each would else look at every type.
struct NameIndex {
    private struct Entry {
        var name: String
        var letters: UInt64
        var declaration: Instantiable
    }

    private var entries: [Int: [Entry]] = [:]

    init(_ graph: BindingGraph) {
        for node in graph.declarations.indices {
            guard let declaration = graph.nodes[node].declaration, let name = declaration.type.lastName else {
                continue
            }
            entries[name.utf8.count, default: []].append(
                Entry(name: name, letters: Self.letters(of: name), declaration: declaration))
        }
    }

    /// The declarations whose names are at most `limit` slips away, nearest first.
    func declarations(near name: String, atMost limit: Int) -> [Instantiable] {
        let letters = Self.letters(of: name)
        var near: [(distance: Int, declaration: Instantiable)] = []
        let length = name.utf8.count
        for entry in (length - limit...length + limit).flatMap({ entries[$0] ?? [] }) {
            // A slip brings at most one letter and takes one away.
            guard (entry.letters ^ letters).nonzeroBitCount <= 2 * limit,
                let distance = editDistance(name, entry.name, atMost: limit)
            else { continue }
            near.append((distance, entry.declaration))
        }
        return near.sorted { ($0.distance, $0.declaration.location) < ($1.distance, $1.declaration.location) }
            .map(\.declaration)
    }

    /// A bit for each letter that occurs; letters may share one.
    private static func letters(of name: String) -> UInt64 {
        name.utf8.reduce(0) { $0 | 1 << UInt64($1 & 63) }
    }
}
