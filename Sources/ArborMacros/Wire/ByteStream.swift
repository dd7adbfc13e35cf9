/// Where messages come from and replies go to. Both calls may do a part of what is asked.
protocol ByteStream {
    /// Fills `bytes` from `start` on; the number of bytes, 0 at the end.
    mutating func read(into bytes: inout [UInt8], from start: Int) throws(WireFault) -> Int

    /// Writes the front of `bytes`; the number of bytes, at least 1.
    mutating func write(_ bytes: ArraySlice<UInt8>) throws(WireFault) -> Int
}

/// Why no further message can be exchanged: after any of these it is unknown where the next one starts.
enum WireFault: Error, Equatable {
    /// The stream ended inside a message.
    case truncated
    /// A message says to be longer than any that the compiler sends.
    case oversized(UInt64)
    /// A system call failed, with this `errno`.
    case system(Int32)
}
