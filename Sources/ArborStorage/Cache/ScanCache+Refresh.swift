import ArborParallel
import ArborScanner
import ArborSyntax

extension SourceScanner {
    /// Returns the result of the last run if it still holds, although some files have changed.
    ///
    /// The usual edit is one of a body, and means nothing to the graph. Only the changed files are read, and no graph
    /// is made.
    ///
    /// - Parameter placesMatter: True if declarations that have only moved have another meaning.
    /// - Returns: The result, and the bytes of a cache that knows the files as they are now. `nil` if more than the
    ///   contents of files has changed, if too many files have, or if a file has another meaning now. `nil` too if a
    ///   file is open in an editor: the result and the cache are of the disk's files.
    @available(macOS 10.15, *)
    public func result(
        of inputs: [String], from cache: ScanCache, placesMatter: Bool
    ) async -> (result: [String], cache: [UInt8])? {
        guard !files.haveBuffers, let image = cache.image, let changed = cache.onlyChangedFiles,
            changed.count <= Self.mostChanges, image.memo.run?.restsOnText == false,
            let result = cache.lastResult(of: inputs)
        else { return nil }
        let patches: [CachePatch] = await inParallel(changed.count, jobs: jobs, batch: 1, worker: newWorker) {
            $0.patch(of: changed[$1], in: image, start: cache.start, placesMatter: placesMatter)
        }
        guard patches.count == changed.count else { return nil }
        return image.patched(patches).map { (result, $0) }
    }

    /// Files that turn out to mean something else are read a second time, so there must not be many.
    private static var mostChanges: Int { 16 }
}

/// A file that has changed, but means what it meant.
struct CachePatch: Sendable {
    /// Of its record.
    var number: Int
    var stamp: FileStamp
    /// `nil` where the old one holds.
    var payload: [UInt8]?
}

extension ScanWorker {
    /// `nil` of a file that can't be read, is faulty, or means something else now.
    fileprivate mutating func patch(
        of file: Int, in image: CacheImage, start: UInt64, placesMatter: Bool
    ) -> CachePatch? {
        let number = image.watchCount + file
        let record = image.record(number)
        guard let path = image.text(record), let old = image.payload(record.payload) else { return nil }
        guard let output = fragment(of: path) else {
            return old.isEmpty && stamp != .never
                ? CachePatch(number: number, stamp: stamp.settled(before: start), payload: nil) : nil
        }
        guard !old.isEmpty, !output.isFailure, output.fragment.diagnostics.isEmpty,
            let new = output.fragment.encoded
        else { return nil }
        let patch = CachePatch(number: number, stamp: stamp.settled(before: start), payload: new)
        if old.elementsEqual(new) { return patch }
        guard !placesMatter, let before = Fragment(encoded: old, path: path) else { return nil }
        return before.encodedWithoutPlaces == output.fragment.encodedWithoutPlaces ? patch : nil
    }
}

extension CacheImage {
    /// The image's bytes with some files' records changed. New payloads go to the end, and what they replace stays as
    /// waste; `nil` where that would come to be more than there is of use.
    fileprivate func patched(_ patches: [CachePatch]) -> [UInt8]? {
        var used = patches.reduce(0) { $0 + ($1.payload?.count ?? 0) }
        for number in 0..<watchCount + fileCount { used += record(number).payload.count }
        var writer = ByteWriter(bytes)
        for patch in patches { patch.apply(to: &writer, payloads: payloads) }
        let length = writer.bytes.count - payloads.lowerBound
        guard length <= 2 * used, length <= Int(UInt32.max) else { return nil }
        writer.put(UInt32(length), at: CacheLayout.payloadsLength)
        let checksum = writer.bytes.withUnsafeBytes {
            Checksum.of(UnsafeRawBufferPointer(rebasing: $0[CacheLayout.covered...]))
        }
        writer.put(checksum, at: CacheLayout.checksum)
        return writer.bytes
    }
}

extension CachePatch {
    fileprivate func apply(to writer: inout ByteWriter, payloads: Range<Int>) {
        let record = CacheLayout.headerSize + number * CacheLayout.recordSize
        for (place, number) in [stamp.size, stamp.inode, stamp.modified, stamp.changed].enumerated() {
            writer.put(number, at: record + 8 * place)
        }
        guard let payload else { return }
        writer.put(UInt32(truncatingIfNeeded: writer.bytes.count - payloads.lowerBound), at: record + 40)
        writer.put(UInt32(payload.count), at: record + 44)
        writer.append(payload)
    }
}
