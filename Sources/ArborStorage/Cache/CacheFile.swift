import ArborScanner

/// A cache's file that is open for reading.
final class CacheFile {
    private let descriptor: Int32
    /// The size in bytes.
    let size: Int

    /// Opens a file that begins like a cache. Only regular files are read, because a pipe would block.
    init?(_ path: String) {
        descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        var status = stat()
        guard descriptor >= 0, fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            status.st_size >= CacheLayout.headerSize, status.st_size <= CacheLayout.largestFile
        else {
            size = 0
            return nil
        }
        size = Int(status.st_size)
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// The header, or `nil` if the file begins with something else. It is read before memory for the rest is allocated,
    /// because the path may belong to any file of any size.
    var header: CacheHeader? {
        withUnsafeTemporaryAllocation(byteCount: CacheLayout.headerSize, alignment: 8) { memory in
            read(0..<memory.count, into: memory)
                ? CacheHeader(UnsafeRawBufferPointer(memory), size: size) : nil
        }
    }

    /// Reads a range of the file into the same range of memory. Returns false if the file doesn't have all of it.
    func read(_ range: Range<Int>, into memory: UnsafeMutableRawBufferPointer) -> Bool {
        var next = range.lowerBound
        while next < range.upperBound {
            let got = pread(descriptor, memory.baseAddress! + next, range.upperBound - next, off_t(next))
            if got < 0, errno == EINTR { continue }
            guard got > 0 else { return false }
            next += got
        }
        return true
    }
}
