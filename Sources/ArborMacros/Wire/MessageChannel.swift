/// Messages over a stream. Each consists of its length as a little-endian integer of eight bytes, and its text.
struct MessageChannel<Stream: ByteStream> {
    /// 256 MB. A message contains one declaration and the headers around it, so a greater length means that the
    /// stream is out of step.
    static var maximumLength: UInt64 { 1 << 28 }

    private static var headerLength: Int { 8 }

    private(set) var stream: Stream

    init(_ stream: Stream) { self.stream = stream }

    /// The next message; `nil` after the last one. The compiler then closes the stream, or sends the length 0.
    mutating func receive() throws(WireFault) -> [UInt8]? {
        let header = try read(Self.headerLength)
        if header.isEmpty { return nil }
        guard header.count == Self.headerLength else { throw .truncated }
        let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard length <= Self.maximumLength else { throw .oversized(length) }
        if length == 0 { return nil }
        let message = try read(Int(length))
        guard message.count == Int(length) else { throw .truncated }
        return message
    }

    /// Sends header and text in one write, so that the compiler wakes up once.
    mutating func send(_ message: [UInt8]) throws(WireFault) {
        var frame = (0..<Self.headerLength).map { UInt8(truncatingIfNeeded: message.count >> ($0 * 8)) }
        frame += message
        var sent = 0
        while sent < frame.count {
            sent += try stream.write(frame[sent...])
        }
    }

    /// Reads that many bytes, or fewer if the stream ends before.
    private mutating func read(_ count: Int) throws(WireFault) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let part = try stream.read(into: &bytes, from: filled)
            if part == 0 { break }
            filled += part
        }
        bytes.removeLast(count - filled)
        return bytes
    }
}
