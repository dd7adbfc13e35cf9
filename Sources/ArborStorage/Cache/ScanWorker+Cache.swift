import ArborModel
import ArborScanner
import ArborSyntax

extension ScanWorker {
    struct CachedOutput: Sendable {
        var contribution: Contribution
        var entry: CacheEntry
    }

    /// What a file contributes to the graph.
    enum Contribution: Sendable {
        case nothing
        /// The names that the file declares.
        case outline(FileOutline)
        case output(Output)
    }

    /// Returns the contribution of a file to the graph. It comes from the cache if the file is unchanged.
    ///
    /// - Parameters:
    ///   - record: The index of the cache's record of the file, if the file is unchanged.
    ///   - texts: The texts that the task has decoded before.
    mutating func output(of path: String, record: Int?, in cache: ScanCache, texts: DecodedTexts)
        -> CachedOutput?
    {
        if isOpen(path) {
            // A buffer is not the file on the disk, which the next run must read.
            return CachedOutput(
                contribution: Contribution(fragment(of: path)),
                entry: .new(CachedFile(path: path, stamp: .never, payload: .nothing)))
        }
        if let record, let known = known(path, record, in: cache, texts) { return known }
        let output = fragment(of: path)
        var entry = entry(of: path, output, start: cache.start)
        if cache.verifiesContent { entry.content = contentChecksum }
        return CachedOutput(contribution: Contribution(output), entry: .new(entry))
    }

    /// Returns the cached output of a file. If the cache verifies contents, the file is read and compared.
    private mutating func known(
        _ path: String, _ index: Int, in cache: ScanCache, _ texts: DecodedTexts
    ) -> CachedOutput? {
        guard let image = cache.image else { return nil }
        guard cache.verifiesContent else { return image.output(of: path, record: index, texts) }
        let record = image.record(index)
        guard record.content != 0, load(path), contentChecksum == record.content else { return nil }
        var known = image.output(of: path, record: index, texts)
        known?.entry = .new(
            CachedFile(
                path: path, stamp: stamp.settled(before: cache.start), content: record.content,
                payload: .kept(record.payload)))
        return known
    }

    /// Returns the cache's new entry of a file. If the file could not be read, or its fragment can't be encoded, the
    /// entry makes the next run read the file again.
    private func entry(of path: String, _ output: Output?, start: UInt64) -> CachedFile {
        let stamp = stamp.settled(before: start)
        guard let output else { return CachedFile(path: path, stamp: stamp, payload: .nothing) }
        guard !output.isFailure, let bytes = CachedFragment.bytes(of: output.fragment) else {
            return CachedFile(path: path, stamp: .never, payload: .nothing)
        }
        return CachedFile(path: path, stamp: stamp, payload: .fresh(bytes))
    }
}

extension ScanWorker.Contribution {
    fileprivate init(_ output: ScanWorker.Output?) {
        self = if let output { .output(output) } else { .nothing }
    }

    fileprivate init(_ cached: CachedFragment) {
        switch cached {
        case .outline(let outline): self = .outline(outline)
        case .whole(let fragment): self = .output(ScanWorker.Output(fragment: fragment))
        }
    }
}

extension CacheImage {
    /// Returns the cached output of a file, or `nil` if the bytes can't be decoded. The file is then read.
    fileprivate func output(
        of path: String, record index: Int, _ texts: DecodedTexts
    ) -> ScanWorker.CachedOutput? {
        let payload = record(index).payload
        guard !payload.isEmpty else {
            return ScanWorker.CachedOutput(contribution: .nothing, entry: .kept(index))
        }
        guard let bytes = self.payload(payload), let cached = CachedFragment(bytes, path: path, texts: texts)
        else {
            return nil
        }
        return ScanWorker.CachedOutput(contribution: .init(cached), entry: .kept(index))
    }
}
