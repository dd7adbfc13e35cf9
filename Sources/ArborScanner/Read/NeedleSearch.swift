/// Finds whether a file holds a word, at the speed of the C library's `memchr`.
///
/// The bytes are searched for the needle's rarest letter, a capital where it has one, and compared only there.
struct NeedleSearch: Sendable {
    private let needle: StaticString
    /// The place of the rarest letter in the needle.
    private let pivot: Int

    init(_ needle: StaticString) {
        self.needle = needle
        let bytes = UnsafeBufferPointer(start: needle.utf8Start, count: needle.utf8CodeUnitCount)
        pivot = bytes.firstIndex { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? 0
    }

    func isFound(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let count = needle.utf8CodeUnitCount
        guard let start = bytes.baseAddress, bytes.count >= count else { return false }
        let letter = Int32(needle.utf8Start[pivot])
        // The pivot of a match lies in `pivot ... bytes.count - count + pivot`.
        let end = start + bytes.count - count + pivot + 1
        var place = start + pivot
        while place < end, let hit = memchr(place, letter, end - place) {
            let candidate = hit.assumingMemoryBound(to: UInt8.self)
            if memcmp(candidate - pivot, needle.utf8Start, count) == 0 { return true }
            place = UnsafePointer(candidate) + 1
        }
        return false
    }
}
