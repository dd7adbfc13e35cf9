import ArborModel

/// An index of names by length that finds names similar to another.
///
/// It is built once for all faults. Otherwise each fault would compare every name.
struct NameIndex<Value> {
    private struct Entry {
        var name: String
        var letters: UInt64
        var value: Value
    }

    private var entries: [Int: [Entry]] = [:]
    /// The remaining cost of searches for similar names. The unit is one look at an entry.
    ///
    /// The suggestions are for misspelt names. Thousands of missing names aren't misspelt, and comparing all of them
    /// with all entries would take too long.
    private var budget = 2_000_000
    /// The cost of comparing two names letter by letter.
    private static var comparison: Int { 20 }

    init() {}

    mutating func add(_ value: Value, named name: String) {
        entries[name.utf8.count, default: []].append(
            Entry(name: name, letters: Self.letters(of: name), value: value))
    }

    /// The values whose names are at an edit distance of at most two, and less for short names. An equal name has the
    /// distance zero.
    ///
    /// The nearest come first. Values at one distance are in the order of their names' lengths, then in the order in
    /// which they were added.
    mutating func values(near name: String) -> [(distance: Int, value: Value)] {
        // At most a third of the letters may differ. Otherwise every name would be similar to a short one.
        let limit = min(2, name.utf8.count / 3)
        let letters = Self.letters(of: name)
        var near: [(distance: Int, value: Value)] = []
        let length = name.utf8.count
        guard budget > 0 else { return [] }
        for entries in (length - limit...length + limit).compactMap({ entries[$0] }) {
            budget -= entries.count
            // An edit adds at most one letter and removes at most one. An entry is copied only if it passes this test.
            for index in entries.indices
            where (entries[index].letters ^ letters).nonzeroBitCount <= 2 * limit {
                budget -= Self.comparison
                let entry = entries[index]
                guard let distance = editDistance(name, entry.name, atMost: limit) else { continue }
                near.append((distance, entry.value))
            }
        }
        return near.enumerated().sorted {
            ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
        }
        .map(\.element)
    }

    /// A bit set of the letters that occur. Letters may share a bit.
    private static func letters(of name: String) -> UInt64 {
        name.utf8.reduce(0) { $0 | 1 << UInt64($1 & 63) }
    }
}
