import ArborScanner
import ArborSyntax

/// What earlier runs learned of the files, compared with the disk as it is now.
///
/// Only what is as it was is ever used: a cache that is missing, damaged, foreign or of another version is an empty
/// one. Opening costs a read and one `stat` for each file; 10,000 files take some milliseconds.
public struct ScanCache: Sendable {
    /// A time before the first look at any file, in nanoseconds since 1970.
    let start: UInt64
    let image: CacheImage?
    private let survey: CacheValidation?
    private let identity: [UInt8]

    /// - Parameters:
    ///   - path: of the cache's file, which need not exist.
    ///   - version: of the tool. A cache of another version is not used.
    ///   - jobs: tasks that look at files at the same time.
    @available(macOS 10.15, *)
    public init(path: String, version: String, jobs: Int) async {
        start = FileStamp.now
        identity = CacheIdentity(version: version).bytes
        image = CacheImage(path: path, identity: identity)
        if let image { survey = await CacheValidation(of: image, jobs: jobs) } else { survey = nil }
    }

    /// What the last run said, if it was asked the same and nothing has changed since, neither what it read nor what
    /// it wrote.
    public func answer(to question: [String]) -> [String]? {
        survey?.everythingIsKnown == true ? lastAnswer(to: question) : nil
    }

    /// What the last run said, if it was asked the same.
    func lastAnswer(to question: [String]) -> [String]? {
        guard let memo = image?.memo, let run = memo.run, memo.inputs != nil, run.question == question else {
            return nil
        }
        return run.answer
    }

    /// The numbers of the files that have changed; `nil` where there may be others, or something else has changed.
    var onlyChangedFiles: [Int]? {
        guard let survey, survey.onlyFilesChanged else { return nil }
        return survey.changedFiles.sorted()
    }

    /// What `SourceFinder` would find; `nil` where it must look.
    ///
    /// - Parameter inputs: must be those of the run that filled the cache.
    public func knownSources(for inputs: [String]) -> FoundSources? {
        guard let image, let survey, survey.sourcesAreKnown, image.memo.inputs == inputs else { return nil }
        var sources = FoundSources()
        for number in 0..<image.watchCount {
            guard let watch = watch(number, of: image, survey) else { return nil }
            if watch.isOfSources { sources.watches.append(watch) }
        }
        for number in image.watchCount..<image.watchCount + image.fileCount {
            guard let path = image.text(image.record(number)) else { return nil }
            sources.files.append(path)
        }
        return sources
    }

    private func watch(_ number: Int, of image: CacheImage, _ survey: CacheValidation) -> TrackedPath? {
        let record = image.record(number)
        guard let path = image.text(record), let (kind, digest) = image.watch(record) else { return nil }
        return TrackedPath(
            path: path, kind: kind, stamp: survey.refreshedFolders[number] ?? record.stamp, digest: digest)
    }

    /// The cache's records of those files that are unchanged: one for each of `files`, which are in the order of bytes.
    func records(of files: [String]) -> [CacheRecord?] {
        guard let image, let survey else { return Array(repeating: nil, count: files.count) }
        var number = 0
        return files.map { file in
            while number < image.fileCount {
                let record = image.record(image.watchCount + number)
                let order = image.path(record).map { file.order(comparedTo: $0) } ?? 1
                if order < 0 { return nil }
                number += 1
                if order == 0 { return survey.isUnchanged(file: number - 1) ? record : nil }
            }
            return nil
        }
    }
}

extension ScanCache {
    /// The bytes of the cache for the next run; `nil` where there would be too many.
    ///
    /// - Parameters:
    ///   - entries: of a scan with this cache.
    ///   - watches: of all else that the run read and wrote.
    ///   - inputs: as text, and all that their meaning hangs on.
    ///   - run: `nil` of a run that had a fault.
    public func bytes(
        _ entries: CacheEntries, of sources: FoundSources, watches: [TrackedPath], inputs: [String],
        run: RunRecord?
    ) -> [UInt8]? {
        var writer = CacheWriter(old: image)
        for var watch in (sources.isCertain ? sources.watches : []) + watches {
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
