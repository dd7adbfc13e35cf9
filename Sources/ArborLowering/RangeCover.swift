import ArborModel

/// Finds in O(log n) whether one of several ranges contains another range or lies in it. A file may have as
/// many faults as types, so a comparison of all pairs would be quadratic.
package struct RangeCover {
    /// The start offsets, sorted.
    private let starts: [UInt32]
    /// For each start, the largest end of the ranges that start there or before.
    private let farthest: [UInt32]
    /// For each start, the smallest end of the ranges that start there or after.
    private let nearest: [UInt32]

    package init(_ ranges: [SourceRange]) {
        let sorted = ranges.sorted { $0.start < $1.start }
        starts = sorted.map(\.start.offset)
        farthest = Self.running(sorted.map(\.end.offset), max)
        nearest = Self.running(sorted.reversed().map(\.end.offset), min).reversed()
    }

    /// True if one of the ranges contains `other`.
    package func holds(_ other: SourceRange) -> Bool {
        let count = countOfStarts { $0 <= other.start.offset }
        return count > 0 && farthest[count - 1] >= other.end.offset
    }

    /// True if one of the ranges lies in `other`.
    package func hasRange(in other: SourceRange) -> Bool {
        let index = countOfStarts { $0 < other.start.offset }
        return index < nearest.count && nearest[index] <= other.end.offset
    }

    /// The number of starts that fulfil a condition. If one start fulfils it, so do all starts before it.
    private func countOfStarts(where holds: (UInt32) -> Bool) -> Int {
        starts.partitioningIndex { !holds($0) }
    }

    private static func running(_ ends: [UInt32], _ choose: (UInt32, UInt32) -> UInt32) -> [UInt32] {
        var result: [UInt32] = []
        for end in ends { result.append(result.last.map { choose($0, end) } ?? end) }
        return result
    }
}
