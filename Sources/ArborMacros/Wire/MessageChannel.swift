/// Messages over a stream: each is its length in eight bytes, the lowest first, and then its text.
struct MessageChannel<Stream: ByteStream> {
    /// 256 MB. A message holds one declaration and the headers around it; a length beyond this is a stream out of step.
    static var longest: UInt64 { 1 << 28 }

    private static var headerLength: Int { 8 }

    private(set) var stream: Stream

    init(_ stream: Stream) { self.stream = stream }

    /// The next message; `nil` where the compiler has no more, which it says by closing the stream or by length 0.
    mutating func receive() throws(WireFault) -> [UInt8]? {
        let header = try read(Self.headerLength)
        if header.isEmpty { return nil }
        guard header.count == Self.headerLength else { throw .truncated }
        let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard length <= Self.longest else { throw .oversized(length) }
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

    /// That many bytes, or fewer where the stream ends before.
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
