import ArborScanner

/// The header of a cache's file, and the ranges of the parts, which take all of the file.
struct CacheHeader {
    let trackedPathCount: Int
    let fileCount: Int
    let memo: Range<Int>
    let paths: Range<Int>
    let payloads: Range<Int>
    let payloadsChecksum: UInt64
    private let checksum: UInt64
    private let identity: Range<Int>

    /// Reads a header, or returns `nil` if the bytes begin with something else.
    ///
    /// - Parameter size: The size of the whole file.
    init?(_ bytes: UnsafeRawBufferPointer, size: Int) {
        var reader = ByteReader(bytes)
        do throws(DecodingError) {
            guard try reader.take(CacheLayout.magic.count).elementsEqual(CacheLayout.magic) else {
                return nil
            }
            checksum = try reader.uint64()
            trackedPathCount = Int(try reader.uint32())
            fileCount = Int(try reader.uint32())
            let identityLength = Int(try reader.uint32())
            let memoLength = Int(try reader.uint32())
            let pathsLength = Int(try reader.uint32())
            let payloadsLength = Int(try reader.uint32())
            payloadsChecksum = try reader.uint64()
            let start = CacheLayout.headerSize + (trackedPathCount + fileCount) * CacheLayout.recordSize
            identity = start..<start + identityLength
            memo = identity.upperBound..<identity.upperBound + memoLength
            paths = memo.upperBound..<memo.upperBound + pathsLength
            payloads = paths.upperBound..<paths.upperBound + payloadsLength
            // More bytes are those of an update that didn't come to its end.
            guard payloads.upperBound <= size else { return nil }
        } catch {
            return nil
        }
    }

    /// Returns whether the bytes in front of the payloads are those that a program with an identity has written.
    func isIntact(_ bytes: UnsafeRawBufferPointer, identity: [UInt8]) -> Bool {
        bytes[self.identity].elementsEqual(identity)
            && Checksum.of(UnsafeRawBufferPointer(rebasing: bytes[CacheLayout.covered..<payloads.lowerBound]))
                == checksum
    }
}

extension CacheLayout {
    /// Writes the checksums of a cache's bytes.
    ///
    /// - Parameter payloads: The offset of the payloads.
    static func seal(_ bytes: UnsafeMutableRawBufferPointer, payloads: Int) {
        let sum = Checksum.of(UnsafeRawBufferPointer(rebasing: bytes[payloads...]))
        seal(UnsafeMutableRawBufferPointer(rebasing: bytes[..<payloads]), payloadsChecksum: sum)
    }

    /// Writes the checksums of the bytes in front of the payloads.
    static func seal(_ front: UnsafeMutableRawBufferPointer, payloadsChecksum sum: UInt64) {
        front.put(sum, at: payloadsChecksum)
        front.put(Checksum.of(UnsafeRawBufferPointer(rebasing: front[covered...])), at: checksum)
    }
}
