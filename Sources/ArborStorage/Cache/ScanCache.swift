import ArborModel
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
    private let identity: [UInt8]

    /// Opens a cache and compares its files with the disk.
    ///
    /// - Parameters:
    ///   - path: The path of the cache's file, which need not exist.
    ///   - version: The version of the tool. A cache of another version is not used.
    ///   - frontEnds: The front ends that read the files. A cache of other front ends is not used.
    ///   - jobs: The number of tasks that look at files at the same time.
    @available(macOS 10.15, *)
    public init(path: String, version: String, frontEnds: [FrontEndID] = [], jobs: Int) async {
        start = FileStamp.now
        identity = CacheIdentity(version: version, frontEnds: frontEnds).bytes
        image = CacheImage(path: path, identity: identity)
        if let image { validation = await CacheValidation(of: image, jobs: jobs) } else { validation = nil }
    }

    /// Returns the result of the last run, if its inputs were the same and no file that it read or wrote has changed
    /// since.
    public func result(of inputs: [String]) -> [String]? {
        validation?.everythingIsKnown == true ? lastResult(of: inputs) : nil
    }

    /// The result of the last run, if its inputs were the same.
    func lastResult(of inputs: [String]) -> [String]? {
        guard let memo = image?.memo, let run = memo.run, memo.inputs != nil, run.inputs == inputs else {
            return nil
        }
        return run.result
    }

    /// The numbers of the files that have changed; `nil` where there may be others, or something else has changed.
    var onlyChangedFiles: [Int]? {
        guard let validation, validation.onlyFilesChanged else { return nil }
        return validation.changedFiles.sorted()
    }

    /// Returns the sources that `SourceFinder` would find, or `nil` if it must look.
    ///
    /// - Parameter inputs: The inputs of the run. They must be those of the run that filled the cache.
    public func knownSources(for inputs: [String]) -> FoundSources? {
        guard let image, let validation, validation.sourcesAreKnown, image.memo.inputs == inputs else {
            return nil
        }
        var sources = FoundSources()
        for number in 0..<image.watchCount {
            guard let watch = watch(number, of: image, validation) else { return nil }
            if watch.isOfSources { sources.trackedPaths.append(watch) }
        }
        for number in image.watchCount..<image.watchCount + image.fileCount {
            guard let path = image.text(image.record(number)) else { return nil }
            sources.files.append(path)
        }
        return sources
    }

    private func watch(_ number: Int, of image: CacheImage, _ validation: CacheValidation) -> TrackedPath? {
        let record = image.record(number)
        guard let path = image.text(record), let (kind, digest) = image.watch(record) else { return nil }
        return TrackedPath(
            path: path, kind: kind, stamp: validation.refreshedFolders[number] ?? record.stamp, digest: digest
        )
    }

    /// The cache's records of those files that are unchanged: one for each of `files`, which are in the order of bytes.
    func records(of files: [String]) -> [CacheRecord?] {
        guard let image, let validation else { return Array(repeating: nil, count: files.count) }
        var number = 0
        return files.map { file in
            while number < image.fileCount {
                let record = image.record(image.watchCount + number)
                let order = image.path(record).map { file.order(comparedTo: $0) } ?? 1
                if order < 0 { return nil }
                number += 1
                if order == 0 { return validation.isUnchanged(file: number - 1) ? record : nil }
            }
            return nil
        }
    }
}

extension ScanCache {
    /// Returns the bytes of the cache for the next run, or `nil` if there would be too many.
    ///
    /// - Parameters:
    ///   - entries: The entries of a scan with this cache.
    ///   - trackedPaths: The other files and folders that the run read and wrote.
    ///   - inputs: The inputs as text, with everything that their meaning depends on.
    ///   - run: The record of the run; `nil` if it had a fault.
    public func bytes(
        _ entries: CacheEntries, of sources: FoundSources, trackedPaths: [TrackedPath], inputs: [String],
        run: RunRecord?
    ) -> [UInt8]? {
        var writer = CacheWriter(old: image)
        for var watch in (sources.isCertain ? sources.trackedPaths : []) + trackedPaths {
            watch.stamp = watch.stamp.settled(before: start)
            writer.add(watch)
        }
        for entry in entries.files { writer.add(entry) }
        let memo = CacheMemo(inputs: sources.isCertain ? inputs : nil, run: run)
        return writer.bytes(identity: identity, memo: memo)
    }
}

extension String {
    /// Below, at or above 0 as its bytes come before, are, or come behind others.
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
