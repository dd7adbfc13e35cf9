/// The edits of one file, which are applied together.
struct SourceEdits {
    /// A replacement of some bytes. An empty range inserts.
    struct Edit: Equatable {
        var range: Range<Int>
        var replacement: [UInt8]
    }

    /// The edits in the order of their ranges. They don't overlap.
    private(set) var edits: [Edit] = []

    /// Adds an edit.
    ///
    /// - Returns: False if it overlaps with another one. Then it is not added.
    mutating func add(_ edit: Edit) -> Bool {
        if edits.contains(where: edit.overlaps) { return false }
        // An insertion in front of a replacement goes first.
        let index = edits.firstIndex {
            (edit.range.lowerBound, edit.range.upperBound) < ($0.range.lowerBound, $0.range.upperBound)
        }
        edits.insert(edit, at: index ?? edits.endIndex)
        return true
    }

    /// Returns the bytes with all edits, or `nil` if an edit goes beyond their end. New lines end as the first line does, and one
    /// gap remains where a word is removed.
    func applied(to bytes: [UInt8]) -> [UInt8]? {
        guard edits.allSatisfy({ $0.range.upperBound <= bytes.count }) else { return nil }
        let firstEnd = bytes.firstIndex(of: 0x0A) ?? 0
        let endsWithReturn = firstEnd > 0 && bytes[firstEnd - 1] == 0x0D
        var result: [UInt8] = []
        var end = 0
        for edit in edits {
            let removed =
                edit.replacement.isEmpty
                ? bytes.withUnsafeBufferPointer { edit.range.withGap(in: $0) } : edit.range
            // Two removals that touch share a gap.
            result += bytes[end..<max(end, removed.lowerBound)]
            result += endsWithReturn ? edit.replacement.withReturns : edit.replacement
            end = max(end, removed.upperBound)
        }
        return result + bytes[end...]
    }
}

extension [UInt8] {
    /// The text with a carriage return in front of each newline.
    fileprivate var withReturns: [UInt8] {
        var last: UInt8 = 0
        return flatMap { byte in
            defer { last = byte }
            return byte == 0x0A && last != 0x0D ? [0x0D, 0x0A] : [byte]
        }
    }
}

extension SourceEdits.Edit {
    /// Returns whether two edits change the same bytes, or insert at the same offset. The order of two insertions would
    /// be a guess.
    func overlaps(_ other: Self) -> Bool {
        if range.isEmpty, other.range.isEmpty { return range.lowerBound == other.range.lowerBound }
        return range.lowerBound < other.range.upperBound && other.range.lowerBound < range.upperBound
    }
}
