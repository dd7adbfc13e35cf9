/// A complete temporary file next to its destination. It disappears unless it is committed.
final class StagedFile {
    let destination: Destination
    let temporaryName: String
    /// Locked as long as the file is open, so that no other run takes it for one that was left behind.
    private let file: OpenFile
    private var isCommitted = false

    private init(_ destination: Destination, _ name: String, _ file: OpenFile) {
        (self.destination, temporaryName, self.file) = (destination, name, file)
    }

    deinit { if !isCommitted { unlinkat(destination.folder.descriptor, temporaryName, 0) } }

    /// Writes the bytes into a new file, with the mode and the owner of the file that it will replace.
    ///
    /// - Parameter isDurable: Whether the bytes must be on the disk before the file gets its name.
    static func stage(
        _ bytes: [UInt8], for destination: Destination, key: OutputKey, isDurable: Bool
    ) -> Result<StagedFile, OutputFailure> {
        guard let staged = create(for: destination, key) else {
            return .failure(OutputFailure(destination.path))
        }
        guard staged.file.write(bytes) else { return .failure(OutputFailure(destination.path)) }
        if let status = destination.file { staged.takeOver(status) }
        guard !isDurable || retrying({ fsync(staged.file.descriptor) }) == 0 || errno == EINVAL else {
            return .failure(OutputFailure(destination.path))
        }
        return .success(staged)
    }

    /// Renames the file. Afterwards the destination has its bytes.
    func commit() -> OutputFailure? {
        let folder = destination.folder.descriptor
        guard renameat(folder, temporaryName, folder, destination.name) == 0 else {
            return OutputFailure(destination.path)
        }
        isCommitted = true
        return nil
    }

    /// Leaves the file to the next run.
    func keep() { isCommitted = true }

    /// Creates the file. A link, a pipe or a file that somebody put there under the same name is not opened.
    private static func create(for destination: Destination, _ key: OutputKey) -> StagedFile? {
        let mode = destination.file.map { $0.st_mode & 0o666 | 0o200 } ?? 0o666
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        for _ in 0..<100 {
            let name = TemporaryName.random(for: key)
            guard let file = OpenFile(openat(destination.folder.descriptor, name, flags, mode)) else {
                if errno == EEXIST { continue }
                return nil
            }
            // Another run may have taken the file for one that was left behind, before it was locked.
            if file.lock(), file.status?.st_nlink != 0 { return StagedFile(destination, name, file) }
        }
        return nil
    }

    /// Takes over the owner, as far as this process may set it, and then the mode, which a change of owner would limit.
    private func takeOver(_ status: stat) {
        if let own = file.status, own.st_uid != status.st_uid || own.st_gid != status.st_gid {
            if fchown(file.descriptor, status.st_uid, status.st_gid) != 0 {
                _ = fchown(file.descriptor, uid_t.max, status.st_gid)
            }
        }
        fchmod(file.descriptor, status.st_mode & 0o7777)
    }
}
