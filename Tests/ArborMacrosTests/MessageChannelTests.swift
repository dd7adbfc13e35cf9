import Testing

@testable import ArborMacros

/// A stream in memory that transfers at most `chunk` bytes with each call, as a pipe may do.
struct MemoryStream: ByteStream {
    var input: [UInt8] = []
    var chunk = Int.max
    private(set) var output: [UInt8] = []
    private var position = 0

    init(input: [UInt8] = [], chunk: Int = .max) {
        self.input = input
        self.chunk = chunk
    }

    mutating func read(into bytes: inout [UInt8], from start: Int) -> Int {
        let count = min(chunk, bytes.count - start, input.count - position)
        bytes.replaceSubrange(start..<start + count, with: input[position..<position + count])
        position += count
        return count
    }

    mutating func write(_ bytes: ArraySlice<UInt8>) -> Int {
        output += bytes.prefix(chunk)
        return min(chunk, bytes.count)
    }
}

/// A message in the compiler's form.
func frame(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    return withUnsafeBytes(of: UInt64(bytes.count).littleEndian) { Array($0) } + bytes
}

@Suite("Messages are separated by their lengths")
struct MessageChannelTests {
    @Test("messages arrive in order, in chunks of any size", arguments: [1, 3, 8, 11, Int.max])
    func receive(chunk: Int) throws {
        let long = String(repeating: "é", count: 70_000)
        var channel = MessageChannel(MemoryStream(input: frame("one") + frame(long), chunk: chunk))
        #expect(try channel.receive() == Array("one".utf8))
        #expect(try channel.receive() == Array(long.utf8))
        #expect(try channel.receive() == nil)
    }

    @Test("a reply begins with its length", arguments: [1, 5, Int.max])
    func send(chunk: Int) throws {
        var channel = MessageChannel(MemoryStream(chunk: chunk))
        let text = String(repeating: "x", count: 0x102)
        try channel.send(Array(text.utf8))
        #expect(Array(channel.stream.output.prefix(8)) == [2, 1, 0, 0, 0, 0, 0, 0])
        #expect(channel.stream.output == frame(text))
    }

    @Test("an empty message ends the conversation")
    func empty() throws {
        var channel = MessageChannel(MemoryStream(input: frame("") + frame("late")))
        #expect(try channel.receive() == nil)
    }

    @Test("a stream that ends inside a message is a fault", arguments: 1..<11)
    func truncated(length: Int) {
        var channel = MessageChannel(MemoryStream(input: Array(frame("one").prefix(length))))
        #expect(throws: WireFault.truncated) { try channel.receive() }
    }

    @Test("an absurd length is rejected before memory is allocated", arguments: [1 << 28 + 1, .max])
    func oversized(length: UInt64) {
        let header = withUnsafeBytes(of: length.littleEndian) { Array($0) }
        var channel = MessageChannel(MemoryStream(input: header))
        #expect(throws: WireFault.oversized(length)) { try channel.receive() }
    }
}
