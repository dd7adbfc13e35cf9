import CTreeSitterSwift

/// Finds the parts of a file that are worth parsing, and joins them. It owns the memory for that, which is used again
/// for each file.
struct Prescanner: ~Copyable {
    private var output = tree_sitter_swift_slice()
    private let vocabulary: NativeVocabulary

    /// More than annotated files have; a file with more is parsed whole.
    private static let mostParts = 16_384

    init(_ vocabulary: Vocabulary) {
        self.vocabulary = NativeVocabulary(vocabulary)
        output.parts = .allocate(capacity: Self.mostParts)
        output.part_capacity = Self.mostParts
    }

    /// True where the text of the last call may hold a regex literal.
    var meetsRegex: Bool { output.holds_regex }

    deinit {
        output.parts.deallocate()
        output.text?.deallocate()
    }

    /// The text to parse in place of the source, valid until the next call; `nil` if the source itself must be parsed.
    mutating func slice(_ source: UnsafeBufferPointer<UInt8>) -> SourceText? {
        // A carriage return alone ends lines, but not to tree-sitter, by whose rows places are told.
        guard let bytes = source.baseAddress, !source.hasLoneReturn else { return nil }
        reserve(source.count + Self.mostParts)
        guard tree_sitter_swift_prescan(bytes, source.count, vocabulary.words, &output) else { return nil }
        return SourceText(
            UnsafeBufferPointer(start: output.text, count: output.text_count),
            parts: UnsafeBufferPointer(start: output.parts, count: output.part_count))
    }

    private mutating func reserve(_ count: Int) {
        guard output.text_capacity < count else { return }
        output.text?.deallocate()
        output.text = .allocate(capacity: count)
        output.text_capacity = count
    }
}
