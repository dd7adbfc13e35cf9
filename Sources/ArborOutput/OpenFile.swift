/// A file descriptor that is closed when nobody needs it any more.
final class OpenFile {
    let descriptor: Int32

    init?(_ descriptor: Int32) {
        guard descriptor >= 0 else { return nil }
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }

    var status: stat? {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? status : nil
    }

    /// Opens a folder, so that names in it are looked up there whatever happens to the path. The folder's permission to
    /// be listed is not needed.
    static func folder(_ path: String) -> OpenFile? {
        #if os(Linux)
            let access: Int32 = 0o10_000_000  // O_PATH, which Swift doesn't import
        #else
            let access = O_RDONLY
        #endif
        return OpenFile(open(path, access | O_DIRECTORY | O_CLOEXEC))
    }

    /// Writes all bytes, in as many steps as the system needs.
    func write(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { bytes in
            var rest = bytes
            while !rest.isEmpty {
                let count = retrying { writeBytes(descriptor, rest.baseAddress!, rest.count) }
                guard count > 0, !Interruption.isPending else { return false }
                rest = UnsafeRawBufferPointer(rebasing: rest[count...])
            }
            return true
        }
    }

    /// Writes all bytes at an offset, in as many steps as the system needs.
    func write(_ bytes: [UInt8], at offset: Int) -> Bool {
        bytes.withUnsafeBytes { bytes in
            var done = 0
            while done < bytes.count {
                let count = retrying {
                    pwrite(descriptor, bytes.baseAddress! + done, bytes.count - done, off_t(offset + done))
                }
                guard count > 0, !Interruption.isPending else { return false }
                done += count
            }
            return true
        }
    }

    /// Reads up to a number of bytes from the beginning; fewer if the file is shorter.
    func read(upTo count: Int) -> [UInt8] {
        // An array without room would be the empty one that all threads share, and its size would be stored there.
        if count == 0 { return [] }
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, size in
            while size < count {
                let got = retrying {
                    pread(descriptor, buffer.baseAddress! + size, count - size, off_t(size))
                }
                if got <= 0 { break }
                size += got
            }
        }
    }

    /// Locks the file for this process, or returns false if another one has it. A file system without locks grants all.
    func lock() -> Bool {
        if retrying({ flock(descriptor, LOCK_EX | LOCK_NB) }) == 0 { return true }
        return errno != EWOULDBLOCK
    }
}

/// The system's `write`, which the method of the same name would hide.
private func writeBytes(_ file: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
    write(file, bytes, count)
}
