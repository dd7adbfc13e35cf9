import ArborModel

/// The memory that a worker reads files into, one after the other. It grows to the size of the largest file, and is
/// never shared.
package struct FileBuffer: ~Copyable {
    package struct Failure {
        package var id: DiagnosticID
        package var message: String
    }

    private var memory: UnsafeMutableRawBufferPointer
    private var count = 0
    /// The stamp of the last loaded file, from before it was read.
    private(set) var stamp = FileStamp.never

    package init() { memory = .allocate(byteCount: 64 << 10, alignment: 16) }

    deinit { memory.deallocate() }

    /// The bytes of the last loaded file. They are valid until the next load.
    package var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: UnsafeBufferPointer(memory.bindMemory(to: UInt8.self))[..<count])
    }

    /// Reads a whole file from an editor's buffer or from the disk. The stamp of a buffer equals no file's stamp.
    ///
    /// - Parameter isRegular: True if the search for files has just seen a regular file here, and nobody needs its stamp.
    ///   The file is then read without a look at its status.
    /// - Returns: The failure, or `nil` if the file was read.
    package mutating func load(_ path: String, from files: SourceFiles, isRegular: Bool = false) -> Failure? {
        guard let bytes = files.buffer(of: path) else {
            // What became another kind of file meanwhile can't be read, or is empty.
            return isRegular && loadRegular(path) ? nil : load(path)
        }
        count = 0
        stamp = .never
        reserve(bytes.count)
        bytes.withUnsafeBytes { memory.copyMemory(from: $0) }
        count = bytes.count
        return nil
    }

    /// Returns false if the file can't be read or is empty.
    private mutating func loadRegular(_ path: String) -> Bool {
        count = 0
        stamp = .never
        let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return false }
        defer { close(file) }
        return readAll(file, limit: Self.largestFile) == nil && count > 0
    }

    /// The greatest size of a source, in bytes. The parser's offsets have 32 bits, and its tree takes many times the size
    /// of a source.
    package static let largestFile = 1 << 30
    /// The greatest size of a summary, in bytes. That of 10,000 files has a few MB.
    package static let largestSummary = 256 << 20
    /// The greatest size of a list of paths or names, in bytes.
    package static let largestList = 64 << 20
    /// The greatest size that is requested before a byte is read. The size of a file with holes says little.
    private static let firstReservation = 16 << 20

    /// Reads a whole file from the disk. Only regular files are read: a pipe would block, and a device might never end.
    ///
    /// - Parameters:
    ///   - limit: The greatest size of the file, in bytes.
    ///   - magic: The first bytes of the file. Of a file with other ones, only these are read.
    /// - Returns: The failure, or `nil` if the file was read.
    package mutating func load(_ path: String, limit: Int = largestFile, magic: [UInt8] = []) -> Failure? {
        count = 0
        stamp = .never
        let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return failure() }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { return failure() }
        guard status.st_mode & S_IFMT == S_IFREG else {
            return Failure(id: .unreadableFile, message: "this is not a regular file")
        }
        stamp = FileStamp(status)
        if !magic.isEmpty {
            count = max(0, pread(file, memory.baseAddress!, magic.count, 0))
            if !bytes.elementsEqual(magic) { return nil }
            count = 0
        }
        if status.st_size > limit { return tooLarge(limit) }
        reserve(min(Int(status.st_size) + 1, Self.firstReservation))
        return readAll(file, limit: limit)
    }

    private mutating func tooLarge(_ limit: Int) -> Failure {
        count = 0
        return Failure(
            id: .unreadableFile,
            message: "the file is larger than \(limit >> 20) MiB, which is the maximum")
    }

    /// Reads until the end of the file. The size at opening doesn't limit it, because the file may grow or shrink
    /// meanwhile. A regular file has ended when a read returns fewer bytes than requested.
    private mutating func readAll(_ file: Int32, limit: Int) -> Failure? {
        while true {
            if count > limit { return tooLarge(limit) }
            if count == memory.count { reserve(memory.count * 2) }
            let got = read(file, memory.baseAddress! + count, memory.count - count)
            if got < 0, errno == EINTR { continue }
            guard got >= 0 else { return failure() }
            count += got
            if count < memory.count { return nil }
        }
    }

    private mutating func reserve(_ size: Int) {
        guard size > memory.count else { return }
        let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
        larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[..<count]))
        memory.deallocate()
        memory = larger
    }

    private func failure() -> Failure {
        errno == ENOENT
            ? Failure(id: .noSuchPath, message: "there is no such file")
            : Failure(id: .unreadableFile, message: "can't read the file: \(systemMessage())")
    }
}
