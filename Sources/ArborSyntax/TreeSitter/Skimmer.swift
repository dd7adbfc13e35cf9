import CTreeSitter
import CTreeSitterSwift

/// Finds what of a file is worth parsing. It owns the memory for the answer, which is used again for each file.
struct Skimmer: ~Copyable {
    private let ranges: UnsafeMutableBufferPointer<tree_sitter_swift_range>

    /// More than annotated files have; a file with more is parsed whole.
    private static let capacity = 16_384

    init() { ranges = .allocate(capacity: Self.capacity) }

    deinit { ranges.deallocate() }

    /// The stretches to parse, in order, valid until the next call; `nil` where the whole file is to be parsed.
    mutating func ranges(in source: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<TSRange>? {
        guard let bytes = source.baseAddress else { return UnsafeBufferPointer(start: nil, count: 0) }
        let count = tree_sitter_swift_skim(bytes, source.count, ranges.baseAddress, ranges.count)
        // `SIZE_MAX` is -1 here: C's sizes are signed in Swift.
        guard (0...ranges.count).contains(count) else { return nil }
        // The two structures are the same six numbers in the same order.
        let start = UnsafeRawPointer(ranges.baseAddress!).assumingMemoryBound(to: TSRange.self)
        return UnsafeBufferPointer(start: start, count: count)
    }
}
