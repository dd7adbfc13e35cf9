import ArborModel
import ArborParallel
import ArborScanner
import ArborSyntax

/// The results of earlier runs, compared with the files as they are now.
///
/// Only results of unchanged files are used. A cache that is missing, damaged, foreign or of another version counts as
/// empty. Opening one costs a read and a `stat` for each file: some milliseconds for 10,000 files.
public struct ScanCache: Sendable {
    /// A time before the first look at any file, in nanoseconds since 1970.
    let start: UInt64
    let image: CacheImage?
    private let validation: CacheValidation?
    /// True if stamps are not trusted: each file is read, and its bytes are compared by their checksum.
    let verifiesContent: Bool
    private let identity: [UInt8]
    private let jobs: Int

    /// Opens a cache and compares its files with the disk.
    ///
    /// - Parameters:
    ///   - path: The path of the cache's file, which need not exist.
    ///   - version: The version of the tool. A cache of another version is not used.
    ///   - frontEnds: The front ends that read the files. A cache of other front ends is not used.
    ///   - jobs: The number of tasks that look at files at the same time.
    ///   - verifiesContent: True to trust no stamp. Each file is then read, and parsed only if its bytes are not those
    ///     that an earlier run with this setting has read.
    @available(macOS 10.15, *)
    public init(
        path: String, version: String, frontEnds: [FrontEndID] = [], jobs: Int, verifiesContent: Bool = false
    ) async {
        start = FileStamp.now
        self.verifiesContent = verifiesContent
        self.jobs = jobs
        identity = CacheIdentity(version: version, frontEnds: frontEnds).bytes
        image = CacheImage(path: path, identity: identity)
        // Without a validation nothing is known except the records of files.
        if let image, !verifiesContent {
            validation = await CacheValidation(of: image, jobs: jobs)
        } else {
            validation = nil
        }
    }

    /// Returns the result of the last run, if its inputs were the same and no file that it read or wrote has changed
    /// since.
    public func result(of inputs: [String]) -> [String]? {
        validation?.everythingIsKnown == true ? lastResult(of: inputs) : nil
    }

    /// Returns the result of the last run, if its inputs were the same.
    func lastResult(of inputs: [String]) -> [String]? {
        guard let memo = image?.memo, let run = memo.run, memo.inputs != nil, run.inputs.hasBytes(of: inputs)
        else {
            return nil
        }
        return run.result
    }

    /// The indices of the changed files; `nil` if something other than the contents of files has changed.
    var onlyChangedFiles: [Int]? {
        guard let validation, validation.onlyFilesChanged else { return nil }
        return validation.changedFiles.sorted()
    }

    /// Returns the sources that `SourceFinder` would find, or `nil` if it must search.
    ///
    /// - Parameter inputs: The inputs of the run. They must be those of the run that filled the cache.
    @available(macOS 10.15, *)
    public func knownSources(for inputs: [String]) async -> FoundSources? {
        guard let image, let validation, validation.sourcesAreKnown,
            image.memo.inputs?.hasBytes(of: inputs) == true
        else {
            return nil
        }
        var sources = FoundSources()
        for index in 0..<image.trackedPathCount {
            guard let path = trackedPath(index, of: image, validation) else { return nil }
            if path.isOfSources { sources.trackedPaths.append(path) }
        }
        sources.files = await inParallel(
            image.fileCount, jobs: jobs, batch: Self.batch, worker: {},
            { _, file in image.text(image.record(image.trackedPathCount + file)) })
        return sources.files.count == image.fileCount ? sources : nil
    }

    /// The number of paths that a task makes at once.
    private static var batch: Int { 512 }

    private func trackedPath(
        _ index: Int, of image: CacheImage, _ validation: CacheValidation
    ) -> TrackedPath? {
        let record = image.record(index)
        guard let path = image.text(record), let (kind, digest) = image.trackedPath(record) else {
            return nil
        }
        return TrackedPath(
            path: path, kind: kind, stamp: validation.refreshedFolders[index] ?? record.stamp, digest: digest)
    }

    /// Returns the index of each file's record, or `nil` for a file that has changed or is not in the cache.
    ///
    /// - Parameters:
    ///   - files: The paths of the files, in the order of their bytes.
    ///   - areKnown: True if they are those of `knownSources`, and so of the records. No path is compared then.
    func records(of files: [String], areKnown: Bool = false) -> [Int?] {
        guard let image, validation != nil || verifiesContent, image.readPayloads() else {
            return Array(repeating: nil, count: files.count)
        }
        if areKnown, let validation {
            var records: [Int?] = files.indices.map { image.trackedPathCount + $0 }
            for file in validation.changedFiles { records[file] = nil }
            return records
        }
        var index = 0
        return files.map { file in
            while index < image.fileCount {
                let record = image.trackedPathCount + index
                let order = image.path(image.record(record)).map { file.order(comparedTo: $0) } ?? 1
                if order < 0 { return nil }
                index += 1
                if order == 0 { return validation?.isUnchanged(file: index - 1) != false ? record : nil }
            }
            return nil
        }
    }
}

extension ScanCache {
    /// What is at the path of a cache.
    public enum State: Equatable, Sendable {
        /// A cache that the next run uses, with the number of its files.
        case usable(files: Int)
        /// A cache that this program would replace: it is of another program or version, or damaged.
        case outdated
        /// A file that is no cache.
        case foreign
    }

    /// Returns the state of an existing file.
    public static func state(_ path: String, version: String, frontEnds: [FrontEndID]) -> State {
        let identity = CacheIdentity(version: version, frontEnds: frontEnds).bytes
        if let image = CacheImage(path: path, identity: identity), image.readPayloads() {
            return .usable(files: image.fileCount)
        }
        var buffer = FileBuffer()
        guard buffer.load(path) == nil else { return .foreign }
        return buffer.bytes.starts(with: CacheLayout.magic.dropLast()) ? .outdated : .foreign
    }

    /// Returns the cache for the next run, or `nil` if it would be too large.
    ///
    /// - Parameters:
    ///   - entries: The entries of a scan with this cache.
    ///   - trackedPaths: The other files and folders that the run read and wrote.
    ///   - inputs: The inputs as text, with everything that their meaning depends on.
    ///   - run: The record of the run; `nil` if it had a fault.
    public func update(
        with entries: CacheEntries, of sources: FoundSources, trackedPaths: [TrackedPath], inputs: [String],
        run: RunRecord?
    ) -> CacheUpdate? {
        let tracked = Self.settled(
            (sources.isCertain ? sources.trackedPaths : []) + trackedPaths, before: start)
        let memo = CacheMemo(inputs: sources.isCertain ? inputs : nil, run: run)
        if let image, let patches = image.patches(to: tracked, entries.files),
            let update = image.update(by: patches, memo: memo)
        {
            return update
        }
        let writer = CacheWriter(old: image, trackedPaths: tracked, files: entries.files)
        return writer.bytes(identity: identity, memo: memo).map(CacheUpdate.init(whole:))
    }
}

extension ScanCache {
    /// Returns each tracked path once, with a stamp that can be trusted. Known sources hold the paths that the last run
    /// searched for in vain, and this run adds them again.
    private static func settled(_ paths: [TrackedPath], before start: UInt64) -> [TrackedPath] {
        var seen: Set<TrackedPath.Place> = []
        seen.reserveCapacity(paths.count)
        return paths.filter { seen.insert($0.place).inserted }.map { path in
            var path = path
            path.stamp = path.stamp.settled(before: start)
            return path
        }
    }
}

extension TrackedPath {
    fileprivate struct Place: Hashable {
        var path: String
        var kind: Kind
    }

    fileprivate var place: Place { Place(path: path, kind: kind) }
}

extension String {
    /// Returns a number below 0 if the text's bytes precede the others, 0 if they are equal, and a number above 0
    /// otherwise.
    fileprivate func order(comparedTo other: UnsafeBufferPointer<UInt8>) -> Int {
        var text = self
        return text.withUTF8 { bytes in
            let order =
                bytes.isEmpty || other.isEmpty
                ? 0 : memcmp(bytes.baseAddress!, other.baseAddress!, min(bytes.count, other.count))
            return order == 0 ? bytes.count - other.count : Int(order)
        }
    }
}
