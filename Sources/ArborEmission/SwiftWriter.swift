/// Text in lines and indented blocks, as bytes.
struct SwiftWriter {
    private(set) var bytes: [UInt8] = []
    /// The depth of the next line.
    private var depth: Int
    /// The offset at which the current line begins.
    private var start = 0

    private static let width = 110
    private static let step = 4

    init(depth: Int = 0) { self.depth = depth }

    var count: Int { bytes.count }

    mutating func write(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

    mutating func write(_ text: [UInt8]) { bytes += text }

    mutating func write(_ index: Int32) { write(String(index)) }

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

    mutating func line(_ text: String) {
        startLine()
        write(text)
        endLine()
    }

    /// Removes the bytes after `count`, to write them again on several lines.
    mutating func truncate(to count: Int) { bytes.removeLast(bytes.count - count) }

    mutating func indent() { depth += 1 }

    mutating func outdent() { depth -= 1 }

    mutating func indent(by steps: Int) { depth += steps }

    /// True if the current line is too long, without its end.
    var isTooLong: Bool { isTooLong(with: 0) }

    /// - Parameter tail: The number of bytes that follow on the line.
    func isTooLong(with tail: Int) -> Bool { bytes.count - start + tail > Self.width }
}
