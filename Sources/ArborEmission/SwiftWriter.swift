#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Text in lines and indented blocks, as bytes.
///
/// Code consists of pieces of some bytes, and an array takes a hundred instructions to append one. So the text is at the
/// start of a larger array.
struct SwiftWriter {
    /// The text, and room after it.
    private var memory = [UInt8](repeating: 0, count: 1 << 10)
    /// The length of the text in bytes.
    private(set) var count = 0
    /// The depth of the next line.
    private var depth: Int
    /// The offset at which the current line begins.
    private var start = 0

    private static let width = 110
    private static let step = 4

    init(depth: Int = 0) { self.depth = depth }

    /// A copy of the text.
    var bytes: [UInt8] { Array(memory[..<count]) }

    mutating func write(_ text: StaticString) {
        write(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    mutating func write(_ text: String) {
        var text = text
        text.withUTF8 { write($0) }
    }

    mutating func write(_ text: [UInt8]) { text.withUnsafeBufferPointer { write($0) } }

    mutating func write(_ index: Int32) { write(String(index)) }

    mutating func write(_ text: UnsafeBufferPointer<UInt8>) {
        guard let first = text.baseAddress else { return }
        append(text.count) { memcpy($0, first, text.count) }
    }

    private mutating func append(_ length: Int, _ put: (UnsafeMutableRawPointer) -> Void) {
        if memory.count - count < length {
            memory += repeatElement(0, count: max(length, memory.count))
        }
        memory.withUnsafeMutableBytes { if let start = $0.baseAddress { put(start + count) } }
        count += length
    }

    mutating func startLine() {
        start = count
        let indentation = depth * Self.step
        append(indentation) { memset($0, Int32(UInt8(ascii: " ")), indentation) }
    }

    mutating func endLine() { write("\n") }

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
    mutating func truncate(to count: Int) { self.count = count }

    mutating func indent() { depth += 1 }

    mutating func outdent() { depth -= 1 }

    mutating func indent(by steps: Int) { depth += steps }

    /// True if the current line is too long, without its end.
    var isTooLong: Bool { isTooLong(with: 0) }

    /// - Parameter tail: The number of bytes that follow on the line.
    func isTooLong(with tail: Int) -> Bool { count - start + tail > Self.width }
}
