/// The renames by which several outputs are replaced together, written down before the first of them.
///
/// If the run is killed between two renames, the next run for the same outputs finishes them. The journal is locked
/// while its run lives, so runs for the same outputs replace them one after the other.
final class Journal {
    /// A rename to do.
    struct Entry: Equatable {
        /// The index of the output in its set.
        var output: Int
        var temporaryName: String
    }

    private let folder: OpenFile
    private let name: String
    private let file: OpenFile

    private init(_ folder: OpenFile, _ name: String, _ file: OpenFile) {
        (self.folder, self.name, self.file) = (folder, name, file)
    }

    /// Creates the journal of a set of outputs, or opens one that was left. It is next to the first output.
    static func create(for set: OutputSet) -> Result<Journal, OutputFailure> {
        let path = set.destinations[0].path
        for attempt in 0..<1000 {
            if Interruption.isPending { return .failure(OutputFailure(path, code: EINTR)) }
            switch open(for: set, flags: O_CREAT) {
            case .free(let journal): return .success(journal)
            case .failed: return .failure(OutputFailure(path))
            case .foreign:
                return .failure(
                    OutputFailure(
                        path, "a file of another user is in the way",
                        help: "remove '\(TemporaryName.journal(of: set.key))' from its folder"))
            case .busy: usleep(attempt < 10 ? 1000 : 10000)
            }
        }
        return .failure(OutputFailure(path, "another run of Arbor has been writing it for ten seconds"))
    }

    /// Opens a journal that a killed run has left; `nil` if no run was killed, which is nearly always so.
    static func left(by set: OutputSet) -> Journal? {
        if case .free(let journal) = open(for: set, flags: 0) { journal } else { nil }
    }

    private enum Opening {
        case free(Journal)
        case busy, foreign, failed
    }

    private static func open(for set: OutputSet, flags: Int32) -> Opening {
        let folder = set.destinations[0].folder
        let name = TemporaryName.journal(of: set.key)
        let all = flags | O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
        guard let file = OpenFile(openat(folder.descriptor, name, all, 0o600)) else {
            return errno == ELOOP ? .foreign : .failed
        }
        guard let status = file.status else { return .failed }
        guard status.isFile, status.st_uid == geteuid() else { return .foreign }
        guard file.lock() else { return .busy }
        // The run that had the journal removes it before it is unlocked.
        var named = stat()
        guard fstatat(folder.descriptor, name, &named, AT_SYMLINK_NOFOLLOW) == 0,
            FileIdentity(named) == FileIdentity(status)
        else { return .busy }
        return .free(Journal(folder, name, file))
    }

    /// The renames that were written down; empty if the journal is not complete, because then none was done.
    func entries(of set: OutputSet) -> [Entry] {
        let size = file.status.map { Int($0.st_size) } ?? 0
        let lines = String(decoding: file.read(upTo: size), as: UTF8.self).split(separator: "\n")
        guard lines.first == Self.head[...], lines.last == Self.end[...] else { return [] }
        return lines.dropFirst().dropLast().compactMap { line in
            let parts = line.split(separator: " ")
            guard parts.count == 2, let output = Int(parts[0]), set.destinations.indices.contains(output),
                TemporaryName.isOne(String(parts[1]), of: set.key)
            else { return nil }
            return Entry(output: output, temporaryName: String(parts[1]))
        }
    }

    /// Writes the renames down, on the disk.
    func write(_ entries: [Entry]) -> Bool {
        let lines = entries.map { "\($0.output) \($0.temporaryName)" }
        let text = ([Self.head] + lines + [Self.end]).map { $0 + "\n" }.joined()
        guard ftruncate(file.descriptor, 0) == 0, lseek(file.descriptor, 0, SEEK_SET) == 0,
            file.write(Array(text.utf8)), retrying({ fsync(file.descriptor) }) == 0
        else { return false }
        folder.syncNames()
        return true
    }

    func remove() { unlinkat(folder.descriptor, name, 0) }

    private static let head = "arbor journal 1"
    private static let end = "end"
}

extension OpenFile {
    /// Brings the names in this folder to the disk, if the folder may be opened.
    func syncNames() {
        if let folder = OpenFile(openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {
            fsync(folder.descriptor)
        }
    }
}
