/// A program with its arguments. It runs to its end in the current folder, and its output is discarded.
struct Child {
    /// The program's path, or a name to search for in `PATH`.
    var program: String
    var arguments: [String] = []
    /// The path of its standard input.
    var input = "/dev/null"

    /// The cost of one run.
    struct Cost {
        var wall: Duration
        /// The processor time in seconds, for all processors and including the kernel's work.
        var processor: Double
        /// The peak memory in bytes. The system includes the memory of the parent process, if that is more.
        var memory: Int
    }

    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    func run() throws -> Cost {
        let start = ContinuousClock.now
        let process = try spawn()
        var status: Int32 = 0
        var usage = rusage()
        while wait4(process, &status, 0, &usage) < 0 {
            guard errno == EINTR else { throw Failure(description: "lost sight of \(program)") }
        }
        let wall = ContinuousClock.now - start
        guard status == 0 else {
            let line = ([program] + arguments).joined(separator: " ")
            throw Failure(description: "'\(line)' ended with the wait status \(status)")
        }
        return Cost(
            wall: wall, processor: usage.ru_utime.seconds + usage.ru_stime.seconds,
            memory: usage.peakMemory)
    }

    /// The peak memory of this process itself. No child process is reported to have less.
    static var leastMemory: Int {
        var usage = rusage()
        getrusage(0, &usage)  // `RUSAGE_SELF`, whose type differs between C libraries.
        return usage.peakMemory
    }

    private func spawn() throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, 2, 2)
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var process: pid_t = 0
        let failure = posix_spawnp(&process, program, &actions, nil, &words, environ)
        guard failure == 0 else {
            throw Failure(description: "can't start '\(program)': \(String(cString: strerror(failure)))")
        }
        return process
    }
}

extension timeval {
    fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}

extension rusage {
    /// macOS counts bytes, other systems kilobytes.
    fileprivate var peakMemory: Int {
        #if canImport(Darwin)
            ru_maxrss
        #else
            ru_maxrss << 10
        #endif
    }
}
