/// Bytes that replace others of an existing file in place. If they are few, that is less work for the system than a new
/// file, whose blocks it has to find, and the old file's to free.
///
/// A reader may find some of them without the others, and a kill can leave the file so. It is therefore for files whose
/// readers detect damage.
public struct FilePatch: Sendable {
    /// The path of the file.
    public var path: String
    /// The bytes that the file must begin with. If it doesn't, another process has written it meanwhile.
    public var beginning: [UInt8]
    /// The bytes and their offsets, in the order in which they are written.
    public var pieces: [(offset: Int, bytes: [UInt8])]

    /// Creates a patch.
    public init(_ path: String, beginning: [UInt8], pieces: [(offset: Int, bytes: [UInt8])]) {
        self.path = path
        self.beginning = beginning
        self.pieces = pieces
    }

    /// Writes all pieces, or returns false. The file must then be replaced.
    ///
    /// A link, and a file with other names, is not changed, because others may mean to keep its bytes.
    public func apply() -> Bool {
        if #available(macOS 10.15, *), Task.isCancelled { return false }
        return Interruption.deferring {
            guard let file = OpenFile(open(path, O_RDWR | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)),
                let status = file.status, status.st_mode & S_IFMT == S_IFREG, status.st_nlink == 1,
                file.lock(), file.read(upTo: beginning.count) == beginning
            else { return false }
            return pieces.allSatisfy { file.write($0.bytes, at: $0.offset) }
        }
    }
}
