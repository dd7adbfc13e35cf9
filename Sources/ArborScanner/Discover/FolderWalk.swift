/// Walks a folder and all below it, and gives the Swift files. Hidden entries are passed over, and links to folders,
/// which could lead round in circles. The folder's own records tell files from folders, so nothing is asked twice.
struct FolderWalk {
    struct Failure {
        var path: String
        var message: String
    }

    private(set) var failures: [Failure] = []
    /// True where at least one Swift file was given.
    private(set) var foundAny = false
    private var pendingFolders: [String]
    private var pendingFiles: [String] = []

    init(_ folder: String) { pendingFolders = [folder] }

    mutating func next() -> String? {
        while true {
            if let file = pendingFiles.popLast() {
                foundAny = true
                return file
            }
            guard let folder = pendingFolders.popLast() else { return nil }
            read(folder)
        }
    }

    private mutating func read(_ folder: String) {
        guard let stream = opendir(folder) else {
            failures.append(Failure(path: folder, message: "can't open the folder: \(systemMessage())"))
            return
        }
        defer { closedir(stream) }
        let prefix = folder.hasSuffix("/") ? folder : folder == "." ? "" : folder + "/"
        while let entry = readdir(stream) { add(entry, below: prefix) }
    }

    private mutating func add(_ entry: UnsafeMutablePointer<dirent>, below prefix: String) {
        let name = UnsafeRawPointer(entry).advanced(by: MemoryLayout<dirent>.offset(of: \.d_name)!)
            .assumingMemoryBound(to: CChar.self)
        guard name[0] != CChar(UInt8(ascii: ".")) else { return }
        let isSwift = name.endsInSwift
        switch Int32(entry.pointee.d_type) {
        case Int32(DT_DIR): pendingFolders.append(prefix + String(cString: name))
        case Int32(DT_REG): if isSwift { pendingFiles.append(prefix + String(cString: name)) }
        case Int32(DT_LNK), Int32(DT_UNKNOWN):
            addUnknown(prefix + String(cString: name), isSwift: isSwift, entry: entry)
        default: break
        }
    }

    /// A link, or an entry of a file system that does not tell kinds.
    private mutating func addUnknown(_ path: String, isSwift: Bool, entry: UnsafeMutablePointer<dirent>) {
        switch FileKind(of: path) {
        case .file? where isSwift: pendingFiles.append(path)
        case .folder? where Int32(entry.pointee.d_type) == Int32(DT_UNKNOWN): pendingFolders.append(path)
        case nil where isSwift: failures.append(Failure(path: path, message: "the link leads nowhere"))
        default: break
        }
    }
}

extension UnsafePointer<CChar> {
    fileprivate var endsInSwift: Bool {
        let length = strlen(self)
        return length > 6 && strcmp(self + length - 6, ".swift") == 0
    }
}
