/// Text in lines and indented blocks, as bytes.
struct SwiftWriter {
    private(set) var bytes: [UInt8] = []
    /// How deep the line stands that is begun next.
    private var depth: Int
    /// Where the line begins that is being written.
    private var start = 0

    private static let width = 110
    private static let step = 4

    init(depth: Int = 0) { self.depth = depth }

    var count: Int { bytes.count }

    mutating func write(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

    mutating func write(_ number: Int32) { write(String(number)) }

    mutating func write(_ text: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: text) }

    mutating func startLine() {
        start = bytes.count
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * Self.step))
    }

    mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

    mutating func line(_ text: StaticString) {
        startLine()
        write(text)
        endLine()
    }

    /// Takes back what the line is too long for.
    mutating func truncate(to count: Int) { bytes.removeLast(bytes.count - count) }

    mutating func indent() { depth += 1 }

    mutating func outdent() { depth -= 1 }

    /// True of the line that is being written, without its end.
    var isTooLong: Bool { isTooLong(with: 0) }

    /// - Parameter tail: how many bytes follow on the line.
    func isTooLong(with tail: Int) -> Bool { bytes.count - start + tail > Self.width }
}
