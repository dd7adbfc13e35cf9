import ArborParallel

/// The streams on which a worker gets requests and answers them.
///
/// They are moved away from the numbers that every process knows, so that no command can reach them, not even one whose
/// output is `/dev/stdout`. Standard input is empty afterwards, and standard output leads to standard error.
struct WorkerStreams: Sendable {
    private let input: Int32
    private let output: Int32
    private let turn = Locked(())

    /// Creates streams from file descriptors.
    init(input: Int32, output: Int32) {
        self.input = input
        self.output = output
    }

    /// Takes the standard streams; `nil` if the system lets the process open no more files.
    init?() {
        // Bazel may have gone before the last answers. A failed write says so.
        signal(SIGPIPE, SIG_IGN)
        self.init(
            input: fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3), output: fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3))
        let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
        guard input >= 0, output >= 0, nothing >= 0 else { return nil }
        dup2(nothing, STDIN_FILENO)
        dup2(STDERR_FILENO, STDOUT_FILENO)
        close(nothing)
    }

    /// Waits for bytes, and returns those that are there. There are none after the end of the stream.
    func read() throws(StandardStream.Failure) -> [UInt8] {
        var count = -1
        let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, size in
            repeat {
                count = readBytes(input, buffer.baseAddress!, buffer.count)
            } while count < 0 && errno == EINTR
            size = max(0, count)
        }
        if count < 0 { throw StandardStream.Failure(reason: String(cString: strerror(errno))) }
        return bytes
    }

    /// Writes an answer. Answers of several threads come one after another.
    func write(_ response: WorkResponse) throws(StandardStream.Failure) {
        let line = response.line
        let failure = turn.withLock { _ in line.withUnsafeBytes { StandardStream.send($0, to: output) } }
        if let failure { throw failure }
    }
}

/// The system's `read`, which the method of the same name would hide.
private func readBytes(_ file: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(file, bytes, count)
}
