import ArborParallel

/// The Swift files in a folder and the folders below it, in the order of their paths' bytes.
///
/// The folders of one depth are read in parallel, one depth after the other. The order of the files results from
/// assembling the listings afterwards, so it is the same for every number of jobs.
struct FolderWalk {
    struct Failure {
        var path: String
        var message: String
    }

    private(set) var files: [String] = []
    private(set) var failures: [Failure] = []
    /// The folders that were read.
    private(set) var trackedPaths: [TrackedPath] = []
    /// False if a later walk may find other files although no folder has changed.
    private(set) var isCertain = true

    fileprivate struct Folder {
        var path: String
        /// The text before the names of the folder's entries in their paths.
        var prefix: String
        var listing = Result<FolderListing, FolderListing.Failure>.success(FolderListing())
        /// The paths of its entries, in the order of the listing. That of a folder ends with a slash.
        var entries: [String] = []
        /// The indices of the folders among the entries.
        var folders: [Int] = []
        /// The index of the first child folder among all folders that were read. The other children follow it.
        var firstChild = 0

        func read() -> Folder {
            var folder = self
            folder.listing = FolderListing.read(path)
            if case .success(let listing) = folder.listing {
                folder.entries = listing.paths(after: prefix)
                folder.folders = listing.folders
            }
            return folder
        }
    }

    /// The number of folders that a task draws at once.
    private static let batch = 4

    @available(macOS 10.15, *)
    init(_ path: String, jobs: Int) async {
        assemble(await Self.read(Folder(path: path, prefix: Self.prefix(of: path)), jobs: jobs))
    }

    /// The text before the names of a folder's entries in their paths.
    static func prefix(of folder: String) -> String {
        folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    }

    /// Reads a folder and all folders below it. The result is ordered by depth.
    @available(macOS 10.15, *)
    private static func read(_ top: Folder, jobs: Int) async -> [Folder] {
        var read: [Folder] = []
        var depth = [top]
        while !depth.isEmpty {
            let pending = depth
            var folders = await inParallel(
                pending.count, jobs: jobs, batch: batch, worker: {}, { _, index in pending[index].read() })
            depth = []
            for index in folders.indices {
                folders[index].firstChild = read.count + folders.count + depth.count
                depth += folders[index].children
            }
            read += folders
        }
        return read
    }

    /// Collects the files of the listings in depth-first order.
    private mutating func assemble(_ folders: [Folder]) {
        // Of each open folder, the number of child folders that were entered.
        var open = [(folder: 0, entered: 0)]
        note(folders[0])
        while let (index, entered) = open.last {
            let (entries, children) = (folders[index].entries, folders[index].folders)
            let start = entered == 0 ? 0 : children[entered - 1] + 1
            files += entries[start..<(entered < children.count ? children[entered] : entries.count)]
            guard entered < children.count else {
                open.removeLast()
                continue
            }
            open[open.count - 1].entered += 1
            let child = folders[index].firstChild + entered
            open.append((child, 0))
            note(folders[child])
        }
    }

    private mutating func note(_ folder: Folder) {
        switch folder.listing {
        case .failure(let failure):
            failures.append(
                Failure(path: folder.path, message: "can't open the folder: \(failure.reason)"))
        case .success(let listing):
            failures += listing.brokenLinks.map {
                Failure(path: folder.prefix + $0, message: "the target of this link doesn't exist")
            }
            isCertain = isCertain && listing.isCertain
            trackedPaths.append(
                TrackedPath(path: folder.path, kind: .folder, stamp: listing.stamp, digest: listing.digest))
        }
    }
}

extension FolderWalk.Folder {
    fileprivate var children: [FolderWalk.Folder] {
        folders.map { FolderWalk.Folder(path: String(entries[$0].dropLast()), prefix: entries[$0]) }
    }
}
