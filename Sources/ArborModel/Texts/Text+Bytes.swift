extension Collection where Element == UInt8 {
    /// Returns false if some byte has a property. Views of strings are read as memory, which is many times as fast as by
    /// their indices.
    @inlinable package func hasNoByte(where isMeant: (UInt8) -> Bool) -> Bool {
        withContiguousStorageIfAvailable { bytes in
            for byte in bytes where isMeant(byte) { return false }
            return true
        } ?? allSatisfy { !isMeant($0) }
    }
}

extension String {
    /// Returns false if some byte of the text has a property.
    @inlinable package func hasNoByte(where isMeant: (UInt8) -> Bool) -> Bool {
        utf8.hasNoByte(where: isMeant)
    }
}

extension StringProtocol {
    /// Calls `body` with the bytes of the text, which are copied only if they aren't stored contiguously.
    @inlinable package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        utf8.withContiguousStorageIfAvailable(body) ?? Array(utf8).withUnsafeBufferPointer(body)
    }
}

extension Substring {
    /// The text before its first dot: `A` of `A.B`. The whole text if it has none.
    package var firstComponent: Substring {
        let length = withBytes { $0.firstIndex(of: UInt8(ascii: ".")) ?? $0.count }
        return self[..<utf8.index(startIndex, offsetBy: length)]
    }
}

extension String {
    /// The text before its first dot: `A` of `A.B`. The whole text if it has none.
    package var firstComponent: Substring { self[...].firstComponent }
}

extension String {
    /// The folder of a file's path: the text before the last slash, or "".
    package var folder: Substring {
        let length = withBytes { $0.lastIndex(of: UInt8(ascii: "/")) ?? 0 }
        return self[..<utf8.index(startIndex, offsetBy: length)]
    }
}
