/// The relevant entries of one folder: Swift files, and folders to walk.
///
/// Hidden entries are left out, and so are links to folders, because they could form a cycle. The folder's own records
/// distinguish files from folders, so most entries need no call of `stat`.
///
/// A program has tens of thousands of entries. So their names are kept in one piece of memory, and only a path becomes a
/// text of its own.
package struct FolderListing {
    package struct Failure: Error {
        var reason: String
    }

    /// The names of all entries, in the order of their bytes, with a zero after each. The name of a folder ends with a
    /// slash, so a walk that follows this order returns whole paths in the order of their bytes.
    private var names = EntryNames()
    /// False if an entry may become relevant without a change of the folder: a link that doesn't lead to a file, or an
    /// entry whose kind the file system doesn't report.
    package private(set) var isCertain = true
    /// The links with the name of a Swift file that lead nowhere.
    private(set) var brokenLinks: [String] = []
    /// The stamp of the folder, from before it was read.
    package private(set) var stamp = FileStamp.never
    /// The checksum of all names. Two listings with the same digest count as the same.
    package private(set) var digest: UInt64 = 0

    package static func read(_ folder: String) -> Result<FolderListing, Failure> {
        guard let stream = opendir(folder) else { return .failure(Failure(reason: systemMessage())) }
        defer { closedir(stream) }
        var listing = FolderListing()
        var status = stat()
        if fstat(dirfd(stream), &status) == 0 { listing.stamp = FileStamp(status) }
        while let entry = readdir(stream) { listing.add(entry, in: dirfd(stream)) }
        listing.names.sort()
        listing.digest = listing.names.bytes.withUnsafeBytes { Checksum.of($0) }
        listing.brokenLinks.sort { $0.precedesInBytes($1) }
        return .success(listing)
    }

    /// Returns the name of the inner folder that has an extension. If several have it, the one whose name comes first is meant.
    /// No other name is kept, because a folder above a project may have tens of thousands of entries.
    ///
    /// - Returns: `nil` if no folder has the extension, or if the outer folder can't be read.
    static func firstFolder(in folder: String, withExtension suffix: StaticString) -> String? {
        guard let stream = opendir(folder) else { return nil }
        defer { closedir(stream) }
        var first: String?
        while let entry = readdir(stream) {
            let kind = Int32(entry.pointee.d_type)
            let name = name(of: entry)
            guard kind == Int32(DT_DIR) || kind == Int32(DT_UNKNOWN), name.ends(in: suffix),
                name[0] != CChar(UInt8(ascii: "."))
            else { continue }
            let found = String(cString: name)
            if first.map(found.precedesInBytes) ?? true { first = found }
        }
        return first
    }

    private static func name(of entry: UnsafeMutablePointer<dirent>) -> UnsafePointer<CChar> {
        UnsafeRawPointer(entry).advanced(by: MemoryLayout<dirent>.offset(of: \.d_name)!)
            .assumingMemoryBound(to: CChar.self)
    }

    /// Returns the paths of all entries, in the order of the listing. That of a folder ends with a slash.
    ///
    /// - Parameter prefix: The text before the names.
    func paths(after prefix: String) -> [String] { names.texts(after: prefix) }

    /// The indices of the folders among the paths.
    var folders: [Int] { names.folders }

    private mutating func add(_ entry: UnsafeMutablePointer<dirent>, in folder: Int32) {
        let name = Self.name(of: entry)
        guard name[0] != CChar(UInt8(ascii: ".")) else { return }
        switch Int32(entry.pointee.d_type) {
        case Int32(DT_DIR): names.add(folder: name)
        case Int32(DT_REG): if name.endsInSwift { names.add(file: name) }
        case Int32(DT_LNK): if name.endsInSwift { addLink(name, in: folder) }
        case Int32(DT_UNKNOWN): addUnknown(name, in: folder)
        default: break
        }
    }

    private mutating func addLink(_ name: UnsafePointer<CChar>, in folder: Int32) {
        switch mode(of: name, in: folder, flags: 0) {
        case S_IFREG: names.add(file: name)
        case nil:
            isCertain = false
            brokenLinks.append(String(cString: name))
        default: isCertain = false
        }
    }

    private mutating func addUnknown(_ name: UnsafePointer<CChar>, in folder: Int32) {
        isCertain = false
        switch mode(of: name, in: folder, flags: AT_SYMLINK_NOFOLLOW) {
        case S_IFDIR: names.add(folder: name)
        case S_IFREG: if name.endsInSwift { names.add(file: name) }
        case S_IFLNK: if name.endsInSwift { addLink(name, in: folder) }
        default: break
        }
    }

    private func mode(of name: UnsafePointer<CChar>, in folder: Int32, flags: Int32) -> mode_t? {
        var status = stat()
        return fstatat(folder, name, &status, flags) == 0 ? status.st_mode & S_IFMT : nil
    }
}

extension UnsafePointer<CChar> {
    fileprivate var endsInSwift: Bool { ends(in: ".swift") }

    /// Returns whether the text ends in another one, and begins before it.
    fileprivate func ends(in suffix: StaticString) -> Bool {
        let (length, end) = (strlen(self), suffix.utf8CodeUnitCount)
        return length > end && memcmp(self + length - end, suffix.utf8Start, end) == 0
    }
}

extension String {
    /// Returns whether the text precedes another one in the order of bytes. The C library compares texts that are
    /// stored contiguously.
    package func precedesInBytes(_ other: String) -> Bool {
        let order = utf8.withContiguousStorageIfAvailable { left in
            other.utf8.withContiguousStorageIfAvailable { right in
                let order = memcmp(left.baseAddress!, right.baseAddress!, min(left.count, right.count))
                return order == 0 ? left.count < right.count : order < 0
            }
        }
        return (order ?? nil) ?? utf8.lexicographicallyPrecedes(other.utf8)
    }
}
