import ArborParallel
import ArborScanner

/// How the disk compares with a cache: one `stat` for each of its records, and no allocation for those that are as
/// they were.
struct CacheValidation: Sendable {
    /// By the number of a file in the cache.
    private(set) var changedFiles: Set<Int> = []
    /// True where the same files would be found again.
    private(set) var sourcesAreKnown = true
    /// True where not one thing has changed.
    var everythingIsKnown: Bool { changedFiles.isEmpty && onlyFilesChanged }
    /// True where nothing has changed but the insides of files.
    private(set) var onlyFilesChanged = true
    /// The new stamps of folders, by their number, that have changed but hold the same names that matter.
    private(set) var refreshedFolders: [Int: FileStamp] = [:]

    private enum Change: Sendable {
        case file(Int)
        /// A file that is there no more, or is none: whoever looks for files would find others.
        case lostFile(Int)
        case sources
        /// A product, or a summary.
        case other
        case folder(Int, FileStamp)
    }

    /// The children draw this many records at once.
    private static let batch = 128

    @available(macOS 10.15, *)
    init(of image: CacheImage, jobs: Int) async {
        let count = image.watchCount + image.fileCount
        let changes = await inParallel(
            count, jobs: jobs, batch: Self.batch, worker: { NoState() }, Self.look(at: image))
        for change in changes { note(change) }
    }

    private mutating func note(_ change: Change) {
        switch change {
        case .folder(let number, let stamp):
            refreshedFolders[number] = stamp
            return
        case .file(let number):
            changedFiles.insert(number)
            return
        case .lostFile(let number):
            changedFiles.insert(number)
            sourcesAreKnown = false
        case .sources: sourcesAreKnown = false
        case .other: break
        }
        onlyFilesChanged = false
    }

    private static func look(at image: CacheImage) -> @Sendable (inout NoState, Int) -> Change? {
        { _, number in
            number < image.watchCount ? change(ofWatch: number, in: image) : change(ofFile: number, in: image)
        }
    }

    func isUnchanged(file number: Int) -> Bool { !changedFiles.contains(number) }

    private static func change(ofFile number: Int, in image: CacheImage) -> Change? {
        let record = image.record(number)
        guard let path = image.path(record)?.asCString, let status = status(path),
            status.st_mode & S_IFMT == S_IFREG
        else { return .lostFile(number - image.watchCount) }
        return FileStamp(status) == record.stamp ? nil : .file(number - image.watchCount)
    }

    private static func change(ofWatch number: Int, in image: CacheImage) -> Change? {
        let record = image.record(number)
        guard let path = image.path(record)?.asCString, let (kind, digest) = image.watch(record) else {
            return .sources
        }
        let stamp = FileStamp(path: path)
        switch kind {
        case .absent: return stamp == nil ? nil : .sources
        case .list: return stamp == record.stamp ? nil : .sources
        case .product, .summary: return stamp == record.stamp ? nil : .other
        case .folder:
            if stamp == record.stamp { return nil }
            guard case .success(let listing) = FolderListing.read(String(cString: path)), listing.isCertain,
                listing.digest == digest
            else { return .sources }
            return .folder(number, listing.stamp)
        }
    }

    private static func status(_ path: UnsafePointer<CChar>) -> stat? {
        var status = stat()
        return stat(path, &status) == 0 ? status : nil
    }
}

private struct NoState: ~Copyable {}

extension UnsafeBufferPointer<UInt8> {
    /// Of bytes with a zero behind them.
    fileprivate var asCString: UnsafePointer<CChar>? {
        baseAddress.map { UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self) }
    }
}
