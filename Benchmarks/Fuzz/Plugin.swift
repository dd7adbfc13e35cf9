// A fuzz target: whatever the compiler sends, the macro plugin finds its messages and answers each of them.
@testable import ArborMacros

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    // The text of one message, and a stream of them.
    answer(bytes)
    var channel = MessageChannel(Memory(bytes: bytes))
    while let message = try? channel.receive() { answer(message) }
    return 0
}

nonisolated(unsafe) private var expander = Expander()

private func answer(_ message: [UInt8]) {
    let reply = expander.reply(to: message)
    guard (try? JSONReader.read(reply)) != nil else { fatalError("the reply is no JSON") }
}

/// A stream that ends with its bytes. It gives all but the last few of what is asked for, as a pipe may.
private struct Memory: ByteStream {
    let bytes: [UInt8]
    var position = 0

    mutating func read(into buffer: inout [UInt8], from start: Int) throws(WireFault) -> Int {
        let wanted = min(bytes.count - position, buffer.count - start)
        let count = wanted > 3 ? wanted - 3 : wanted
        for index in 0..<count { buffer[start + index] = bytes[position + index] }
        position += count
        return count
    }

    mutating func write(_ bytes: ArraySlice<UInt8>) throws(WireFault) -> Int { bytes.count }
}
