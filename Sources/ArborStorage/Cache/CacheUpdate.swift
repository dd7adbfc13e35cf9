import ArborScanner

/// The next contents of a cache's file.
public struct CacheUpdate: Sendable {
    /// A change of a few bytes of the file.
    public struct Edit: Sendable {
        /// The bytes that the file begins with if it is still the one that was read.
        public var beginning: [UInt8]
        /// The bytes and their offsets. In this order, a reader never finds new offsets before the bytes that they mean.
        public var pieces: [(offset: Int, bytes: [UInt8])]
    }

    /// The edit that gives the present file these contents; `nil` if it has to be replaced.
    public let edit: Edit?
    private let front: [UInt8]
    /// The cache whose payloads follow; `nil` for none.
    private let image: CacheImage?
    private let appended: [UInt8]

    init(whole bytes: [UInt8]) { (edit, front, image, appended) = (nil, bytes, nil, []) }

    fileprivate init(_ edit: Edit, front: [UInt8], of image: CacheImage, appended: [UInt8]) {
        (self.edit, self.front, self.image, self.appended) = (edit, front, image, appended)
    }

    /// All bytes of the file.
    public var bytes: [UInt8] {
        guard let image else { return front }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(front.count + image.payloads.count + appended.count)
        bytes += front
        bytes += image.bytes[image.payloads]
        return bytes + appended
    }
}

/// The new record of a file or a tracked path.
struct CachePatch: Sendable {
    /// The index of the record.
    var index: Int
    var stamp: FileStamp
    /// The checksum of the file's bytes, 0 if it is not computed; the digest of a tracked path.
    var content: UInt64 = 0
    /// The new payload; `nil` if the old one is still valid.
    var payload: [UInt8]?
}

extension CacheImage {
    /// A new file takes less time than more patches than this.
    private static var mostPatches: Int { 64 }

    /// Returns the cache with the patched records, or `nil` if it is better written anew.
    ///
    /// New payloads are appended, and the replaced ones stay as waste, at most as much as is used. A process that still
    /// reads the old payloads finds them.
    ///
    /// - Parameter memo: The new memo; `nil` if the old one is still valid.
    func update(by patches: [CachePatch], memo: CacheMemo? = nil) -> CacheUpdate? {
        guard patches.count <= Self.mostPatches, readPayloads(), let sumOfPayloads else { return nil }
        let memoBytes = memo?.section
        guard memoBytes == nil || memoBytes?.count == memoRange.count else { return nil }
        let appended = appendedPayloads(of: patches)
        guard mayGrow(by: appended.count) else { return nil }
        var front = Array(bytes[..<payloads.lowerBound])
        front.withUnsafeMutableBytes { front in
            var next = payloads.count
            for patch in patches { patch.apply(to: front, payloadAt: &next) }
            if let memoBytes { front.copy(memoBytes, at: memoRange.lowerBound) }
            front.put(UInt32(payloads.count + appended.count), at: CacheLayout.payloadsLength)
            let sum = appended.withUnsafeBytes { sumOfPayloads.of(andThen: $0) }
            CacheLayout.seal(front, payloadsChecksum: sum)
        }
        let changed = patches.map { CacheLayout.record($0.index) } + (memoBytes == nil ? [] : [memoRange])
        var pieces = appended.isEmpty ? [] : [(offset: payloads.upperBound, bytes: appended)]
        for range in changed + [0..<CacheLayout.headerSize] {
            pieces.append((offset: range.lowerBound, bytes: Array(front[range])))
        }
        let edit = CacheUpdate.Edit(beginning: Array(bytes[..<CacheLayout.headerSize]), pieces: pieces)
        return CacheUpdate(edit, front: front, of: self, appended: appended)
    }

    private func appendedPayloads(of patches: [CachePatch]) -> [UInt8] {
        var appended: [UInt8] = []
        for case let payload? in patches.map(\.payload) { appended += payload }
        let size = CacheLayout.paddedPayloads(appended.count)
        return appended + repeatElement(0, count: size - appended.count)
    }

    /// Returns whether at most half of the payloads would be waste.
    private func mayGrow(by added: Int) -> Bool {
        var used = added
        for index in trackedPathCount..<trackedPathCount + fileCount { used += record(index).payload.count }
        let length = payloads.count + added
        return length <= 2 * used && length <= Int(UInt32.max)
    }

    /// Returns the patches that turn the records into those of the next cache, or `nil` if other paths are in it.
    func patches(to tracked: [TrackedPath], _ files: [CacheEntry]) -> [CachePatch]? {
        guard tracked.count == trackedPathCount, files.count == fileCount else { return nil }
        var patches: [CachePatch] = []
        for index in tracked.indices {
            let record = record(index)
            guard let (kind, digest) = trackedPath(record), kind == tracked[index].kind,
                hasPath(tracked[index].path, record)
            else { return nil }
            if record.stamp == tracked[index].stamp, digest == tracked[index].digest { continue }
            patches.append(
                CachePatch(index: index, stamp: tracked[index].stamp, content: tracked[index].digest))
        }
        for (index, entry) in zip(trackedPathCount..., files) {
            switch entry {
            case .kept(let kept): guard kept == index else { return nil }
            case .new(let file):
                guard hasPath(file.path, record(index)) else { return nil }
                patches.append(CachePatch(file, at: index))
            }
        }
        return patches
    }

    private func hasPath(_ path: String, _ record: CacheRecord) -> Bool {
        path.withBytes { bytes in self.path(record)?.elementsEqual(bytes) == true }
    }
}

extension CachePatch {
    fileprivate init(_ file: CachedFile, at index: Int) {
        let payload: [UInt8]? =
            switch file.payload {
            case .nothing: []
            case .fresh(let bytes): bytes
            case .kept: nil
            }
        self.init(index: index, stamp: file.stamp, content: file.content, payload: payload)
    }

    /// - Parameter next: The offset of the next new payload, from the start of the payloads.
    fileprivate func apply(to front: UnsafeMutableRawBufferPointer, payloadAt next: inout Int) {
        let record = CacheLayout.record(index).lowerBound
        front.put(stamp, ofRecordAt: record)
        front.put(content, at: record + CacheLayout.content)
        guard let payload else { return }
        front.put(UInt32(truncatingIfNeeded: next), at: record + CacheLayout.payloadStart)
        front.put(UInt32(payload.count), at: record + CacheLayout.payloadLength)
        next += payload.count
    }
}
