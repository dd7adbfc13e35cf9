import ArborModel
import ArborScanner

/// A file to be written.
struct OutputFile {
    var path: String
    var bytes: [UInt8]

    init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }

    struct Failure: Error {
        var diagnostic: Diagnostic

        init(_ path: String, _ reason: String, help: String? = nil) {
            diagnostic = Diagnostic(
                .unwritableOutput, "can't write the file: \(reason)", about: [],
                at: SourceLocation(path: path), help: help)
        }
    }

    /// Writes the files whose bytes differ from those on the disk, all or none.
    ///
    /// Each is written to a temporary file. The temporary files are renamed after all of them are complete, so
    /// no reader sees a partial file.
    ///
    /// - Returns: The paths of the files that changed.
    static func write(_ files: [OutputFile]) -> Result<[String], Failure> {
        if let failure = sharedPath(of: files) { return .failure(failure) }
        var staged: [StagedFile] = []
        defer { for file in staged { file.discard() } }
        for file in files where !file.isOnDisk {
            switch StagedFile.stage(file) {
            case .success(let next): staged.append(next)
            case .failure(let failure): return .failure(failure)
            }
        }
        for index in staged.indices {
            if let failure = staged[index].commit() { return .failure(failure) }
        }
        return .success(staged.map(\.path))
    }

    /// True if the path is neither a file nor a folder, such as a pipe or a terminal.
    static func isSpecial(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
            && status.st_mode & S_IFMT != S_IFDIR
    }

    /// Reports two outputs with one path. A pipe or a terminal accepts both.
    private static func sharedPath(of files: [OutputFile]) -> Failure? {
        for (index, file) in files.enumerated() {
            let isTaken = files[..<index].contains { isSamePath($0.path, file.path) }
            guard isTaken, !isSpecial(file.path) else { continue }
            return Failure(
                file.path, "another output of this run goes there too",
                help: "name another file for one of them")
        }
        return nil
    }

    private var isOnDisk: Bool {
        guard let file = fopen(path, "rb") else { return false }
        defer { fclose(file) }
        // One byte more than expected, to notice a longer file.
        let size = bytes.count + 1
        let found = [UInt8](unsafeUninitializedCapacity: size) { $1 = fread($0.baseAddress, 1, size, file) }
        return found == bytes
    }
}

/// A complete temporary file next to its destination.
private struct StagedFile {
    let path: String
    private let destination: String
    /// `nil` after the rename, and for a pipe or a terminal, which is written directly.
    private var temporary: String?

    static func stage(_ file: OutputFile) -> Result<StagedFile, OutputFile.Failure> {
        let destination = resolved(file.path)
        guard !OutputFile.isSpecial(destination) else {
            return put(file.bytes, into: destination, named: file.path).map {
                StagedFile(path: file.path, destination: destination, temporary: nil)
            }
        }
        let temporary = "\(destination).\(getpid()).tmp"
        return put(file.bytes, into: temporary, named: file.path).map {
            StagedFile(path: file.path, destination: destination, temporary: temporary)
        }
    }

    mutating func commit() -> OutputFile.Failure? {
        guard let temporary else { return nil }
        guard rename(temporary, destination) == 0 else { return OutputFile.Failure(path, reason()) }
        self.temporary = nil
        return nil
    }

    func discard() {
        if let temporary { unlink(temporary) }
    }

    private static func put(_ bytes: [UInt8], into path: String, named name: String) -> Result<
        Void, OutputFile.Failure
    > {
        guard let file = fopen(path, "wb") else {
            let isMissing = errno == ENOENT
            return .failure(
                OutputFile.Failure(
                    name, isMissing ? "its folder does not exist" : reason(),
                    help: isMissing ? "make the folder first: mkdir -p '\(folder(of: name))'" : nil))
        }
        let isComplete = fwrite(bytes, 1, bytes.count, file) == bytes.count
        let isClosed = fclose(file) == 0
        guard isComplete, isClosed else {
            unlink(path)
            return .failure(OutputFile.Failure(name, reason()))
        }
        return .success(())
    }

    /// The destination of a link. Writing there keeps the link.
    private static func resolved(_ path: String) -> String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }

    private static func folder(of path: String) -> Substring {
        path.lastIndex(of: "/").map { path[..<$0] } ?? "."
    }
}

private func reason() -> String { String(cString: strerror(errno)) }
