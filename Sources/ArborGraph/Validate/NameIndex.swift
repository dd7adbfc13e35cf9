import ArborModel

/// Names by their lengths, for those that are nearly some other name. Made once for all faults: each would else look at
/// every name.
struct NameIndex<Value> {
    private struct Entry {
        var name: String
        var letters: UInt64
        var value: Value
    }

    private var entries: [Int: [Entry]] = [:]
    /// What looking for near names may still cost, in glances at a name. Whoever misspells a name is shown the right one;
    /// where thousands are missing nobody has misspelt them, and holding all against all would take for ever.
    private var budget = 2_000_000
    /// What comparing letter by letter costs, in glances.
    private static var comparison: Int { 20 }

    init() {}

    mutating func add(_ value: Value, named name: String) {
        entries[name.utf8.count, default: []].append(
            Entry(name: name, letters: Self.letters(of: name), value: value))
    }

    /// Those whose names are a slip or two away, by the length of the name, the nearest first, each list in the order of
    /// adding. An equal name is at no distance.
    mutating func values(near name: String) -> [(distance: Int, value: Value)] {
        // A third of the letters: of a short name, any other would be near.
        let limit = min(2, name.utf8.count / 3)
        let letters = Self.letters(of: name)
        var near: [(distance: Int, value: Value)] = []
        let length = name.utf8.count
        guard budget > 0 else { return [] }
        for entries in (length - limit...length + limit).compactMap({ entries[$0] }) {
            budget -= entries.count
            // A slip brings at most one letter and takes one away. An entry is copied only where it passes.
            for place in entries.indices
            where (entries[place].letters ^ letters).nonzeroBitCount <= 2 * limit {
                budget -= Self.comparison
                let entry = entries[place]
                guard let distance = editDistance(name, entry.name, atMost: limit) else { continue }
                near.append((distance, entry.value))
            }
        }
        return near.enumerated().sorted {
            ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
        }
        .map(\.element)
    }

    /// A bit for each letter that occurs; letters may share one.
    private static func letters(of name: String) -> UInt64 {
        name.utf8.reduce(0) { $0 | 1 << UInt64($1 & 63) }
    }
}
