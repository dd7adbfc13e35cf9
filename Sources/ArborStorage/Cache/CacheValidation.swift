import ArborParallel
import ArborScanner

/// The comparison of a cache with the disk. It takes one `stat` for each record, and no allocation for unchanged ones.
struct CacheValidation: Sendable {
    /// The changed files, by their index among the cache's files.
    private(set) var changedFiles: Set<Int> = []
    /// True if a search would find the same files again.
    private(set) var sourcesAreKnown = true
    /// True if nothing has changed.
    var everythingIsKnown: Bool { changedFiles.isEmpty && onlyFilesChanged }
    /// True if nothing except the contents of files has changed.
    private(set) var onlyFilesChanged = true
    /// The new stamps of changed folders whose relevant names are the same, by the index of the record.
    private(set) var refreshedFolders: [Int: FileStamp] = [:]

    private enum Change: Sendable {
        case file(Int)
        /// The path no longer leads to a regular file, so a search would find other files.
        case lostFile(Int)
        case sources
        /// A change of an output or a summary.
        case other
        case folder(Int, FileStamp)

        /// False if the last run's result may still be valid.
        var needsPayloads: Bool {
            if case .folder = self { false } else { true }
        }
    }

    /// The number of records that a task draws at once.
    private static let batch = 128

    @available(macOS 10.15, *)
    init(of image: CacheImage, jobs: Int) async {
        let count = image.trackedPathCount + image.fileCount
        let needs = Counter()
        let changes = await inParallel(
            count, jobs: jobs, batch: Self.batch, worker: { FileStates(of: image) },
            { states, index in
                let change = Self.change(of: index, in: image, &states)
                // The task that finds the first change reads the payloads, while others go on comparing.
                if change?.needsPayloads == true, needs.add(1) == 0 { _ = image.readPayloads() }
                return change
            })
        for change in changes { note(change) }
    }

    private mutating func note(_ change: Change) {
        switch change {
        case .folder(let index, let stamp):
            refreshedFolders[index] = stamp
            return
        case .file(let index):
            changedFiles.insert(index)
            return
        case .lostFile(let index):
            changedFiles.insert(index)
            sourcesAreKnown = false
        case .sources: sourcesAreKnown = false
        case .other: break
        }
        onlyFilesChanged = false
    }

    private static func change(of index: Int, in image: CacheImage, _ states: inout FileStates) -> Change? {
        index < image.trackedPathCount
            ? change(ofTrackedPath: index, in: image) : change(ofFile: index, in: image, &states)
    }

    func isUnchanged(file index: Int) -> Bool { !changedFiles.contains(index) }

    private static func change(ofFile index: Int, in image: CacheImage, _ states: inout FileStates) -> Change?
    {
        let record = image.record(index)
        guard let stamp = states.stamp(ofFile: index, record) else {
            return .lostFile(index - image.trackedPathCount)
        }
        return stamp == record.stamp ? nil : .file(index - image.trackedPathCount)
    }

    private static func change(ofTrackedPath index: Int, in image: CacheImage) -> Change? {
        let record = image.record(index)
        guard let path = image.path(record)?.asCString, let (kind, digest) = image.trackedPath(record) else {
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
            return .folder(index, listing.stamp)
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The bytes as a C string. A zero must follow them.
    var asCString: UnsafePointer<CChar>? {
        baseAddress.map { UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self) }
    }
}
