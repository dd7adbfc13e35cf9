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

    /// The end of a process, as the system reports it.
    struct End {
        var process: pid_t
        var status: Int32
        var usage: rusage
    }

    func run() throws -> Cost {
        let start = ContinuousClock.now
        return try cost(from: start, Self.wait(for: spawn()))
    }

    /// Waits for any process that this one started.
    static func waitForAny() throws -> End { try wait(for: -1) }

    private static func wait(for process: pid_t) throws -> End {
        var end = End(process: process, status: 0, usage: rusage())
        while true {
            end.process = wait4(process, &end.status, 0, &end.usage)
            if end.process > 0 { return end }
            guard errno == EINTR else { throw Failure(description: "lost sight of process \(process)") }
        }
    }

    /// The cost of a run that has just ended. A failed run is an error.
    func cost(from start: ContinuousClock.Instant, _ end: End) throws -> Cost {
        let wall = ContinuousClock.now - start
        guard end.status == 0 else {
            let line = ([program] + arguments).joined(separator: " ")
            throw Failure(description: "'\(line)' ended with the wait status \(end.status)")
        }
        return Cost(
            wall: wall, processor: end.usage.ru_utime.seconds + end.usage.ru_stime.seconds,
            memory: end.usage.peakMemory)
    }

    /// The peak memory of this process itself. No child process is reported to have less.
    static var leastMemory: Int {
        var usage = rusage()
        getrusage(0, &usage)  // `RUSAGE_SELF`, whose type differs between C libraries.
        return usage.peakMemory
    }

    /// Starts a process, which the caller waits for.
    func spawn() throws -> pid_t {
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
