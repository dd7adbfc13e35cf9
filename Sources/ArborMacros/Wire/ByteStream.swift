/// A bidirectional stream of bytes. Both calls may transfer fewer bytes than requested.
protocol ByteStream {
    /// Fills `bytes` from `start` on. Returns the number of bytes read, or 0 at the end.
    mutating func read(into bytes: inout [UInt8], from start: Int) throws(WireFault) -> Int

    /// Writes the front of `bytes`. Returns the number of bytes written, at least 1.
    mutating func write(_ bytes: ArraySlice<UInt8>) throws(WireFault) -> Int
}

/// An error after which no further message can be exchanged, because the start of the next one is unknown.
enum WireFault: Error, Equatable {
    /// The stream ended inside a message.
    case truncated
    /// A message's length exceeds that of any message the compiler sends.
    case oversized(UInt64)
    /// A system call failed, with this `errno`.
    case system(Int32)
}
