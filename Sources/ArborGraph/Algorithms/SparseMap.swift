/// A number at some of many places. All are taken away in one step, so that one table serves a walk over many small
/// things, none of which pays for the places of the others.
package struct SparseMap {
    private var rounds: [Int32] = []
    private var values: [Int32] = []
    private var round: Int32 = 1

    package init() {}

    package init(count: Int) { reserve(count) }

    /// Makes room for places below `count`.
    package mutating func reserve(_ count: Int) {
        guard count > rounds.count else { return }
        let missing = max(count, 2 * rounds.count) - rounds.count
        rounds.append(contentsOf: repeatElement(0, count: missing))
        values.append(contentsOf: repeatElement(0, count: missing))
    }

    package mutating func clear() { round += 1 }

    package subscript(place: Int32) -> Int32? {
        get { rounds[Int(place)] == round ? values[Int(place)] : nil }
        set {
            rounds[Int(place)] = newValue == nil ? 0 : round
            values[Int(place)] = newValue ?? 0
        }
    }

    /// Marks an index; false if it was marked already.
    package mutating func insert(_ place: Int32) -> Bool {
        if rounds[Int(place)] == round { return false }
        rounds[Int(place)] = round
        return true
    }

    package func contains(_ place: Int32) -> Bool { rounds[Int(place)] == round }

    /// The same of a place for which there may be no room.
    package func holds(_ place: Int32) -> Bool { Int(place) < rounds.count && contains(place) }
}
