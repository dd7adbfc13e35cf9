import ArborParallel
import ArborScanner
import ArborSyntax

extension SourceScanner {
    /// Returns the result of the last run if it still holds, although some files have changed.
    ///
    /// Most edits change a body, and don't change the graph. Only the changed files are read, and no graph is built.
    ///
    /// - Parameter locationsMatter: True if a declaration that has only moved has another meaning.
    /// - Returns: The result, and the cache of the files as they are now. `nil` if more than the contents of
    ///   files has changed, if too many files have changed, or if a file has another meaning now. `nil` too if a file
    ///   is open in an editor, because the result and the cache describe the files on the disk.
    @available(macOS 10.15, *)
    public func result(
        of inputs: [String], from cache: ScanCache, locationsMatter: Bool
    ) async -> (result: [String], cache: CacheUpdate)? {
        guard !files.haveBuffers, let image = cache.image, let changed = cache.onlyChangedFiles,
            changed.count <= Self.mostChanges, let text = image.memo.run?.text, !text.isOfAllFiles,
            let result = cache.lastResult(of: inputs), image.readPayloads()
        else { return nil }
        let patches: [CachePatch] = await inParallel(changed.count, jobs: jobs, batch: 1, worker: newWorker) {
            $0.patch(
                of: changed[$1], in: image, start: cache.start, text: text, locationsMatter: locationsMatter)
        }
        guard patches.count == changed.count else { return nil }
        return image.update(by: patches).map { (result, $0) }
    }

    /// The greatest number of changed files. If the meaning of one has changed, all of them are read a second time, so
    /// there must not be many.
    private static var mostChanges: Int { 16 }
}

extension ScanWorker {
    /// Returns the patch of a changed file, or `nil` if the file can't be read, has a fault, or has another meaning
    /// now.
    fileprivate mutating func patch(
        of file: Int, in image: CacheImage, start: UInt64, text: TextDependence, locationsMatter: Bool
    ) -> CachePatch? {
        let index = image.trackedPathCount + file
        let record = image.record(index)
        guard let path = image.text(record), let old = image.payload(record.payload) else { return nil }
        if text.isTouched(by: path) { return nil }
        guard let output = fragment(of: path) else {
            return old.isEmpty && stamp != .never
                ? CachePatch(index: index, stamp: stamp.settled(before: start), payload: nil) : nil
        }
        guard !old.isEmpty, !output.isFailure, output.fragment.diagnostics.isEmpty,
            let new = CachedFragment.bytes(of: output.fragment)
        else { return nil }
        let patch = CachePatch(index: index, stamp: stamp.settled(before: start), payload: new)
        if old.elementsEqual(new) { return patch }
        guard !locationsMatter, let before = CachedFragment(old, path: path) else { return nil }
        return before.fragment(path: path).encodedWithoutLocations
            == output.fragment.encodedWithoutLocations ? patch : nil
    }
}
