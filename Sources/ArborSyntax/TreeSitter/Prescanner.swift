import CTreeSitterSwift

/// Condenses a file to what of it is worth parsing. It owns the memory for that, which is used again for each file.
struct Prescanner: ~Copyable {
    private var condensed = tree_sitter_swift_condensed()

    /// More than annotated files have; a file with more is parsed whole.
    private static let mostParts = 16_384

    init() {
        condensed.parts = .allocate(capacity: Self.mostParts)
        condensed.part_capacity = Self.mostParts
    }

    /// True where the text of the last call may hold a regex literal.
    var meetsRegex: Bool { condensed.holds_regex }

    deinit {
        condensed.parts.deallocate()
        condensed.text?.deallocate()
    }

    /// What is to be parsed in place of the source, valid until the next call; `nil` where that is the source itself.
    mutating func condense(_ source: UnsafeBufferPointer<UInt8>) -> SourceText? {
        // A carriage return alone ends lines, but not to tree-sitter, by whose rows places are told.
        guard let bytes = source.baseAddress, !source.hasLoneReturn else { return nil }
        reserve(source.count + Self.mostParts)
        guard tree_sitter_swift_skim(bytes, source.count, &condensed) else { return nil }
        return SourceText(
            UnsafeBufferPointer(start: condensed.text, count: condensed.text_count),
            parts: UnsafeBufferPointer(start: condensed.parts, count: condensed.part_count))
    }

    private mutating func reserve(_ count: Int) {
        guard condensed.text_capacity < count else { return }
        condensed.text?.deallocate()
        condensed.text = .allocate(capacity: count)
        condensed.text_capacity = count
    }
}
