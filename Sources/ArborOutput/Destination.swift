import ArborModel

/// The place that an output goes to, after all links: a name in an open folder.
struct Destination {
    /// What is at the place before the write.
    enum Occupant {
        case nothing
        case file(stat)
        /// A pipe, a terminal or another device. It is written directly, never replaced.
        case special
    }

    /// The path, as the user names it.
    let path: String
    let folder: OpenFile
    let name: String
    let occupant: Occupant

    /// Finds the place of a path. A link is followed, even to a file that does not exist yet, so that it stays a link.
    static func find(_ path: String) -> Result<Destination, OutputFailure> {
        var status = stat()
        let isSpecial = stat(path, &status) == 0 && !status.isFile && !status.isFolder
        var place = path
        for _ in 0..<40 {
            let (folderPath, name) = place.folderAndName
            guard !name.isEmpty, name != ".", name != ".." else {
                return .failure(OutputFailure(path, "this is the path of a folder"))
            }
            guard let folder = OpenFile.folder(folderPath) else {
                return .failure(.folder(of: place, for: path))
            }
            if isSpecial {
                return .success(.init(path: path, folder: folder, name: name, occupant: .special))
            }
            switch entry(name, in: folder) {
            case .failure(let error): return .failure(OutputFailure(path, code: error.code))
            case .success(.link(let target)):
                place = target.hasPrefix("/") ? target : folderPath + "/" + target
            case .success(.folder): return .failure(OutputFailure(path, "this is a folder"))
            case .success(.occupant(let occupant)):
                return .success(.init(path: path, folder: folder, name: name, occupant: occupant))
            }
        }
        return .failure(OutputFailure(path, code: ELOOP))
    }

    private enum Entry {
        case occupant(Occupant)
        case folder
        case link(String)
    }
    private struct SystemError: Error { var code = errno }

    private static func entry(_ name: String, in folder: OpenFile) -> Result<Entry, SystemError> {
        var status = stat()
        guard fstatat(folder.descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
            return errno == ENOENT ? .success(.occupant(.nothing)) : .failure(SystemError())
        }
        if status.isFile { return .success(.occupant(.file(status))) }
        if status.isFolder { return .success(.folder) }
        guard status.isLink else { return .success(.occupant(.special)) }
        let target = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
            count = buffer.withMemoryRebound(to: CChar.self) {
                max(0, readlinkat(folder.descriptor, name, $0.baseAddress!, $0.count))
            }
        }
        return target.isEmpty
            ? .failure(SystemError()) : .success(.link(String(decoding: target, as: UTF8.self)))
    }

    /// The identity of the place, which two spellings of one path share.
    var identity: Place? {
        folder.status.map { Place(folder: FileIdentity($0), name: name) }
    }

    struct Place: Hashable {
        var folder: FileIdentity
        var name: String
    }

    var isSpecial: Bool {
        if case .special = occupant { true } else { false }
    }

    /// The status of the file that is there, if it is one.
    var file: stat? {
        if case .file(let status) = occupant { status } else { nil }
    }

    /// Returns whether the file that is there has these bytes.
    func holds(_ bytes: [UInt8]) -> Bool {
        guard let file, Int(file.st_size) == bytes.count else { return false }
        // One byte more than expected, to notice a file that has grown.
        return open()?.read(upTo: bytes.count + 1) == bytes
    }

    /// Opens the file that is there, for reading. What took its place meanwhile is not opened.
    func open() -> OpenFile? {
        let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
        guard let file = OpenFile(openat(folder.descriptor, name, flags)), file.status?.isFile == true else {
            return nil
        }
        return file
    }
}

extension OutputFailure {
    /// - Parameter place: The place that the path leads to by links.
    fileprivate static func folder(of place: String, for path: String) -> OutputFailure {
        let code = errno
        guard code == ENOENT else { return OutputFailure(path, code: code) }
        return OutputFailure(
            path,
            place == path
                ? "its folder does not exist" : "it is a link to '\(place)', whose folder does not exist",
            help: "create the folder first: mkdir -p \(place.folderAndName.folder.shellPath)")
    }
}

extension stat {
    var isFile: Bool { st_mode & S_IFMT == S_IFREG }
    var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
    var isLink: Bool { st_mode & S_IFMT == S_IFLNK }
}

extension String {
    /// The path's folder, which is `.` for a name alone, and its last component.
    var folderAndName: (folder: String, name: String) {
        guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", self) }
        let folder = slash == startIndex ? "/" : String(self[..<slash])
        return (folder, String(self[utf8.index(after: slash)...]))
    }
}
