import CTreeSitterSwift

/// Finds the parts of a file that must be parsed, and joins them into a slice. It owns the slice's memory and reuses it
/// for each file.
struct Prescanner: ~Copyable {
    private var output = tree_sitter_swift_slice()
    private let vocabulary: NativeVocabulary

    /// The greatest number of parts in a slice. A file with more parts is parsed whole, and hardly any has so many.
    private static let mostParts = 16_384

    init(_ vocabulary: Vocabulary) {
        self.vocabulary = NativeVocabulary(vocabulary)
        output.parts = .allocate(capacity: Self.mostParts)
        output.part_capacity = Self.mostParts
    }

    /// The slice of the last call. It is valid until the next call.
    var lastSlice: tree_sitter_swift_slice { output }

    /// True if the slice of the last call may contain a regex literal.
    var mayContainRegex: Bool { output.holds_regex }

    /// True if the slice of the last call has access levels. Otherwise other modules see all declarations in it.
    var keepsAccess: Bool { output.holds_access }

    deinit {
        output.parts.deallocate()
        output.text?.deallocate()
    }

    /// Returns the text to parse in place of the source, or `nil` if the source itself must be parsed. The result is
    /// valid until the next call.
    mutating func slice(_ source: UnsafeBufferPointer<UInt8>) -> SourceText? {
        // A lone carriage return ends a line. tree-sitter, whose rows are used for locations, does not count it.
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
