/// The origin of the bytes of sources: the disk, or the buffers of open editors before the disk.
public struct SourceFiles: Sendable {
    /// The files as they are on the disk.
    public static let disk = SourceFiles()

    /// The bytes of open files by their normalised paths; `nil` if only the disk is read.
    private let buffers: [String: [UInt8]]?

    private init() { buffers = nil }

    /// Creates files that are read from buffers, and from the disk if there is no buffer.
    ///
    /// - Parameter buffers: The bytes of each open file by its path, absolute or below the working folder. Links are
    ///   not followed. A file need not be on the disk.
    public init(buffers: [String: [UInt8]]) {
        self.buffers =
            buffers.isEmpty
            ? nil : Dictionary(buffers.map { ($0.normalisedPath, $1) }, uniquingKeysWith: { _, last in last })
    }

    /// True if some file is not read from the disk.
    package var haveBuffers: Bool { buffers != nil }

    /// Returns the buffer of an open file, or `nil` if the file is read from the disk.
    package func buffer(of path: String) -> [UInt8]? {
        guard let buffers else { return nil }
        return buffers[path.normalisedPath]
    }

    /// Returns the paths of the open Swift files below a folder that a walk through the folder could find, in no order.
    ///
    /// - Parameter prefix: The text to put before the names of the folder's entries.
    func openFiles(below folder: String, prefix: String) -> [String] {
        guard let buffers else { return [] }
        let top = folder.normalisedPath
        let start = top.hasSuffix("/") ? top : top + "/"
        return buffers.keys.filter { $0.hasPrefix(start) && $0.hasSuffix(".swift") }
            .map { $0.dropFirst(start.count) }
            .filter { rest in !rest.split(separator: "/").contains { $0.hasPrefix(".") } }
            .map { prefix + $0 }
    }
}
