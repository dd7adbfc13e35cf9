import CTreeSitterSwift

/// Finds whether a file holds a word, at the speed of memory.
package struct NeedleSearch: Sendable {
    private let needle: StaticString

    package init(_ needle: StaticString) { self.needle = needle }

    package func isFound(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let start = bytes.baseAddress else { return false }
        let count = needle.utf8CodeUnitCount
        return needle.utf8Start.withMemoryRebound(to: CChar.self, capacity: count) {
            tree_sitter_swift_holds(start, bytes.count, $0, count)
        }
    }
}
