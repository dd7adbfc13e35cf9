/// A file to be written.
public struct OutputFile: Sendable {
    /// The path, as the user names it.
    public var path: String
    /// The contents.
    public var bytes: [UInt8]
    /// The bytes that were read before the file was edited. It is written only if it still has them, and isn't read-only;
    /// `nil` for a file that is replaced whatever it contains.
    public var previous: [UInt8]?

    /// Creates a file from its path and its bytes.
    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// Creates a file from its path and its text.
    public init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }

    /// Writes the files whose bytes differ from those on the disk, all or none.
    ///
    /// Each is written to a temporary file next to it. The temporary files are renamed after all of them are complete,
    /// so no reader sees a partial file. An existing file keeps its mode, and its owner where this process may set it.
    /// A link stays a link. A pipe, a terminal or another device is written directly. In a cancelled task, nothing is
    /// written.
    ///
    /// - Parameter isDurable: True if the bytes must be on the disk before a file gets its name, so that not even a loss
    ///   of power leaves a partial file. False for files whose readers detect damage.
    /// - Returns: The paths of the files that changed.
    public static func write(_ files: [OutputFile], isDurable: Bool = true) -> Result<[String], OutputFailure>
    {
        if #available(macOS 10.15, *), Task.isCancelled, let file = files.first {
            return .failure(OutputFailure(file.path, "the run was cancelled"))
        }
        return Interruption.deferring {
            OutputSet.find(files.map(\.path)).flatMap { set in
                set.recover()
                return set.replace(
                    with: files.map(\.bytes), editing: files.map(\.previous), isDurable: isDurable)
            }
        }
    }

    /// Brings outputs into the state of one run, old or new, if a run was killed between them.
    public static func recover(_ paths: [String]) {
        guard paths.count > 1 else { return }
        Interruption.deferring { try? OutputSet.find(paths).get().recover() }
    }
}
