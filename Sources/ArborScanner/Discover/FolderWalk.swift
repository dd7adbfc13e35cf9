import ArborParallel

/// A folder and all below it: the Swift files in the order of their paths' bytes.
///
/// The folders of one depth are read in parallel, one depth after the other; the order comes from putting the listings
/// together afterwards, so that it is the same for every number of jobs.
struct FolderWalk {
    struct Failure {
        var path: String
        var message: String
    }

    private(set) var files: [String] = []
    private(set) var failures: [Failure] = []
    /// The folders that were read.
    private(set) var watches: [TrackedPath] = []
    /// False where a later walk may give other files though no folder has changed.
    private(set) var isCertain = true

    fileprivate struct Folder {
        var path: String
        /// What stands before its entries' names.
        var prefix: String
        var listing = Result<FolderListing, FolderListing.Failure>.success(FolderListing())
        /// Of its first folder among all that were read; the others follow it.
        var firstChild = 0

        func read() -> Folder {
            var folder = self
            folder.listing = FolderListing.read(path)
            return folder
        }
    }

    /// Folders that a child draws at once.
    private static let batch = 4

    @available(macOS 10.15, *)
    init(_ path: String, jobs: Int) async {
        assemble(await Self.read(Folder(path: path, prefix: Self.prefix(of: path)), jobs: jobs))
    }

    /// The text before the names of a folder's entries in their paths.
    static func prefix(of folder: String) -> String {
        folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    }

    /// A folder and all below it, the upper before the lower.
    @available(macOS 10.15, *)
    private static func read(_ top: Folder, jobs: Int) async -> [Folder] {
        var read: [Folder] = []
        var depth = [top]
        while !depth.isEmpty {
            let pending = depth
            var folders = await inParallel(
                pending.count, jobs: jobs, batch: batch, worker: {}, { _, number in pending[number].read() })
            depth = []
            for number in folders.indices {
                folders[number].firstChild = read.count + folders.count + depth.count
                depth += folders[number].children
            }
            read += folders
        }
        return read
    }

    /// Goes through the listings as a walk would that enters each folder as it comes.
    private mutating func assemble(_ folders: [Folder]) {
        var open = [(folder: 0, entry: 0, child: folders[0].firstChild)]
        note(folders[0])
        while let (number, entry, child) = open.last {
            let names = folders[number].names
            guard entry < names.count else {
                open.removeLast()
                continue
            }
            open[open.count - 1].entry += 1
            if names[entry].isFolder {
                open[open.count - 1].child += 1
                open.append((child, 0, folders[child].firstChild))
                note(folders[child])
            } else {
                files.append(folders[number].prefix + names[entry])
            }
        }
    }

    private mutating func note(_ folder: Folder) {
        switch folder.listing {
        case .failure(let failure):
            failures.append(
                Failure(path: folder.path, message: "can't open the folder: \(failure.reason)"))
        case .success(let listing):
            failures += listing.brokenLinks.map {
                Failure(path: folder.prefix + $0, message: "the link leads nowhere")
            }
            isCertain = isCertain && listing.isCertain
            watches.append(
                TrackedPath(path: folder.path, kind: .folder, stamp: listing.stamp, digest: listing.digest))
        }
    }
}

extension FolderWalk.Folder {
    fileprivate var names: [String] { (try? listing.get().names) ?? [] }

    fileprivate var children: [FolderWalk.Folder] {
        names.filter(\.isFolder).map { name in
            FolderWalk.Folder(path: prefix + name.dropLast(), prefix: prefix + name)
        }
    }
}

extension String {
    /// As a listing writes it.
    fileprivate var isFolder: Bool { utf8.last == UInt8(ascii: "/") }
}
