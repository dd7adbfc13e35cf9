import ArborModel
import ArborSyntax

/// Stretches of a file, asked whether one of them holds another or lies in it. A file may have as many faults as types,
/// so neither is held against each of the other.
struct RangeCover {
    /// In their order.
    private let starts: [UInt32]
    /// Of each start, how far the ranges reach that start there or before.
    private let farthest: [UInt32]
    /// Of each start, where the first of the ranges ends that start there or behind.
    private let nearest: [UInt32]

    init(_ ranges: [SourceRange]) {
        let sorted = ranges.sorted { $0.start < $1.start }
        starts = sorted.map(\.start.offset)
        farthest = Self.running(sorted.map(\.end.offset), max)
        nearest = Self.running(sorted.reversed().map(\.end.offset), min).reversed()
    }

    /// True where one range begins no later than `other` and ends no sooner.
    func holds(_ other: SourceRange) -> Bool {
        let count = countOfStarts { $0 <= other.start.offset }
        return count > 0 && farthest[count - 1] >= other.end.offset
    }

    /// True where one range begins no sooner than `other` and ends no later.
    func hasRange(in other: SourceRange) -> Bool {
        let index = countOfStarts { $0 < other.start.offset }
        return index < nearest.count && nearest[index] <= other.end.offset
    }

    /// How many starts a condition holds for that holds for the first of them.
    private func countOfStarts(where holds: (UInt32) -> Bool) -> Int {
        starts.partitioningIndex { !holds($0) }
    }

    private static func running(_ ends: [UInt32], _ choose: (UInt32, UInt32) -> UInt32) -> [UInt32] {
        var result: [UInt32] = []
        for end in ends { result.append(result.last.map { choose($0, end) } ?? end) }
        return result
    }
}
