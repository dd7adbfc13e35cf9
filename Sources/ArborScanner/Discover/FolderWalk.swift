/// Walks a folder and all below it, and gives the Swift files in the order of their paths' bytes.
struct FolderWalk {
    struct Failure {
        var path: String
        var message: String
    }

    private(set) var failures: [Failure] = []
    /// True where at least one Swift file was given.
    private(set) var foundAny = false
    /// The folders that were read.
    private(set) var watches: [PathWatch] = []
    /// False where a later walk may give other files though no folder has changed.
    private(set) var isCertain = true
    /// What is still to be looked at, the next last; folders end in a slash.
    private var pending: [String] = []

    init(_ folder: String) {
        read(folder, prefix: folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/")
    }

    mutating func next() -> String? {
        while let path = pending.popLast() {
            guard path.utf8.last == UInt8(ascii: "/") else {
                foundAny = true
                return path
            }
            read(String(path.dropLast()), prefix: path)
        }
        return nil
    }

    private mutating func read(_ folder: String, prefix: String) {
        switch FolderListing.read(folder) {
        case .failure(let failure):
            failures.append(Failure(path: folder, message: "can't open the folder: \(failure.reason)"))
        case .success(let listing):
            failures += listing.brokenLinks.map {
                Failure(path: prefix + $0, message: "the link leads nowhere")
            }
            isCertain = isCertain && listing.isCertain
            watches.append(
                PathWatch(path: folder, kind: .folder, stamp: listing.stamp, digest: listing.digest))
            pending += listing.names.reversed().map { prefix + $0 }
        }
    }
}
