/// Tells which soft edges close no loop with the hard ones and with the soft ones kept before them.
///
/// Only edges between properties that lead to each other can close one; a type without such needs is done with that.
/// Where there are such components, an order of their properties is kept while edges come in: an edge that agrees with it
/// closes no loop, and one that does not moves no more than what stands between its ends (Pearce and Kelly 2006).
struct OptionalEdges {
    private let hard: [(from: Int32, to: Int32)]
    private let count: Int

    /// - Parameters:
    ///   - hard: from the property that comes behind.
    ///   - count: above all properties' numbers.
    init(hard: [(from: Int32, to: Int32)], count: Int) {
        self.hard = hard
        self.count = count
    }

    /// Those that are kept, in their order.
    ///
    /// - Parameter soft: in the order in which they have their way; those of one property together.
    func kept(of soft: [(from: Int32, to: Int32)]) -> [(from: Int32, to: Int32)] {
        let all = Components(Adjacency(count: count, edges: hard + soft))
        func isKnotted(_ edge: (from: Int32, to: Int32)) -> Bool {
            all.numbers[Int(edge.from)] == all.numbers[Int(edge.to)]
        }
        guard soft.contains(where: isKnotted) else { return soft }
        // A loop of hard edges is a fault already, and one place in the order.
        let places = Components(Adjacency(count: count, edges: hard))
        var order = IncrementalTopologicalOrder(placesOf: places, firstSeenIn: all)
        for edge in hard where isKnotted(edge) {
            let (from, to) = (places.numbers[Int(edge.from)], places.numbers[Int(edge.to)])
            if from != to { _ = order.put(from, behind: [to]) }
        }
        var kept: [(from: Int32, to: Int32)] = []
        var next = 0
        while next < soft.count {
            let end = soft[next...].firstIndex { $0.from != soft[next].from } ?? soft.count
            let knotted = soft[next..<end].filter(isKnotted).map { places.numbers[Int($0.to)] }
            let isKept =
                knotted.isEmpty ? [] : order.put(places.numbers[Int(soft[next].from)], behind: knotted)
            var number = 0
            for edge in soft[next..<end] {
                let isKnotted = isKnotted(edge)
                if !isKnotted || isKept[number] { kept.append(edge) }
                if isKnotted { number += 1 }
            }
            next = end
        }
        return kept
    }
}

/// An order of places that grows with the demands on it.
private struct IncrementalTopologicalOrder {
    /// By place.
    private var ranks: [Int32]
    /// Of each place, those that it must be behind, and those that must be behind it.
    private var before: [[Int32]]
    private var behind: [[Int32]]
    private var isAbove: SparseMap
    private var isBelow: SparseMap

    /// - Parameter firstSeenIn: gives the order to begin with: in a component, what was left first by a search along all
    ///   edges, hard and soft, comes first.
    init(placesOf places: Components, firstSeenIn all: Components) {
        ranks = Array(repeating: -1, count: places.count)
        before = Array(repeating: [], count: places.count)
        behind = before
        isAbove = SparseMap(count: places.count)
        isBelow = isAbove
        var rank: Int32 = 0
        for property in all.members where ranks[Int(places.numbers[Int(property)])] < 0 {
            ranks[Int(places.numbers[Int(property)])] = rank
            rank += 1
        }
    }

    /// Puts a place behind others, but for those that are behind it already.
    ///
    /// - Returns: of each of the others, whether it stands before `place` now.
    mutating func put(_ place: Int32, behind others: [Int32]) -> [Bool] {
        let rank = ranks[Int(place)]
        if others.allSatisfy({ ranks[Int($0)] < rank }) {
            for other in others { link(place, behind: other) }
            return others.map { _ in true }
        }
        let last = others.reduce(rank) { max($0, ranks[Int($1)]) }
        let above = above(place, upTo: last)
        let isFree = others.map { !isAbove.contains($0) }
        let free = zip(others, isFree).filter(\.1).map(\.0)
        move(above, behind: free, from: rank)
        for other in free { link(place, behind: other) }
        return isFree
    }

    private mutating func link(_ place: Int32, behind other: Int32) {
        before[Int(place)].append(other)
        behind[Int(other)].append(place)
    }

    /// The place, and what is behind it up to a rank.
    private mutating func above(_ place: Int32, upTo last: Int32) -> [Int32] {
        isAbove.clear()
        _ = isAbove.insert(place)
        var found = [place]
        var next = 0
        while next < found.count {
            for other in behind[Int(found[next])] where ranks[Int(other)] <= last && isAbove.insert(other) {
                found.append(other)
            }
            next += 1
        }
        return found
    }

    /// What the `others` are behind, from a rank on, them included.
    private mutating func below(_ others: [Int32], from rank: Int32) -> [Int32] {
        isBelow.clear()
        var found = others.filter { ranks[Int($0)] > rank && isBelow.insert($0) }
        var next = 0
        while next < found.count {
            for other in before[Int(found[next])] where ranks[Int(other)] > rank && isBelow.insert(other) {
                found.append(other)
            }
            next += 1
        }
        return found
    }

    /// Puts some places behind others and all that those are behind, in the ranks that they have together.
    private mutating func move(_ places: [Int32], behind others: [Int32], from rank: Int32) {
        let below = below(others, from: rank).sorted { ranks[Int($0)] < ranks[Int($1)] }
        guard let last = below.last.map({ ranks[Int($0)] }) else { return }
        let above = places.filter { ranks[Int($0)] <= last }.sorted { ranks[Int($0)] < ranks[Int($1)] }
        let order = below + above
        for (place, rank) in zip(order, order.map { ranks[Int($0)] }.sorted()) { ranks[Int(place)] = rank }
    }
}
