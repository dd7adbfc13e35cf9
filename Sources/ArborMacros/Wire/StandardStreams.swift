/// The streams to the compiler, separate from other output of the process.
///
/// Only replies may reach the compiler, because a single `print` would corrupt the protocol. The streams are
/// therefore duplicated, standard output is redirected to standard error, and standard input is closed.
struct StandardStreams: ByteStream {
    private let input: Int32
    private let output: Int32

    init() throws(WireFault) {
        input = try Self.check(dup(STDIN_FILENO))
        output = try Self.check(dup(STDOUT_FILENO))
        _ = try Self.check(close(STDIN_FILENO))
        _ = try Self.check(dup2(STDERR_FILENO, STDOUT_FILENO))
        // If the compiler was stopped, the next write returns an error. The signal would leave a crash report.
        signal(SIGPIPE, SIG_IGN)
    }

    func read(into bytes: inout [UInt8], from start: Int) throws(WireFault) -> Int {
        try Self.retrying {
            bytes.withUnsafeMutableBytes { systemRead(input, $0.baseAddress! + start, $0.count - start) }
        }
    }

    func write(_ bytes: ArraySlice<UInt8>) throws(WireFault) -> Int {
        try Self.retrying { bytes.withUnsafeBytes { systemWrite(output, $0.baseAddress!, $0.count) } }
    }

    /// Repeats a call that a signal interrupted before it transferred anything.
    private static func retrying(_ call: () -> Int) throws(WireFault) -> Int {
        while true {
            let result = call()
            if result >= 0 { return result }
            guard errno == EINTR else { throw .system(errno) }
        }
    }

    private static func check(_ result: Int32) throws(WireFault) -> Int32 {
        guard result >= 0 else { throw .system(errno) }
        return result
    }
}

// Inside the type, `read` and `write` mean its own methods.
private let systemRead = read
private let systemWrite = write
