import ArborScanner

/// What a set-up depends on outside of the package: the system, the environment and the installed programs. Tests replace
/// it.
public struct Surroundings: Sendable {
    /// The system and the processor's architecture, as `uname` names them.
    public var system: (name: String, machine: String)
    /// Returns the value of a variable of the environment.
    public var variable: @Sendable (String) -> String?
    /// Runs a program in `PATH`, and returns what it prints; `nil` if it isn't there or fails.
    public var output: @Sendable ([String]) -> String?
    /// The folders that the C compiler searches for headers without an option.
    public var headerFolders: [String]

    /// Creates surroundings from their parts.
    public init(
        system: (name: String, machine: String), variable: @escaping @Sendable (String) -> String?,
        output: @escaping @Sendable ([String]) -> String?, headerFolders: [String]
    ) {
        self.system = system
        self.variable = variable
        self.output = output
        self.headerFolders = headerFolders
    }

    /// Those of this process.
    public static var own: Surroundings {
        Surroundings(
            system: ownSystem, variable: { name in getenv(name).map { String(cString: $0) } },
            output: Program.output, headerFolders: ["/usr/include", "/usr/local/include"])
    }

    private static var ownSystem: (name: String, machine: String) {
        var names = utsname()
        guard uname(&names) == 0 else { return ("", "") }
        func text<Field>(_ field: Field) -> String {
            withUnsafeBytes(of: field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        }
        return (text(names.sysname), text(names.machine))
    }

    /// The folder of the tools in a bundle; `nil` for a system that has none.
    var variant: String? {
        switch (system.name, system.machine) {
        case ("Linux", "x86_64"): "x86_64-unknown-linux-gnu"
        case ("Linux", "aarch64"), ("Linux", "arm64"): "aarch64-unknown-linux-gnu"
        case ("Darwin", "arm64"): "arm64-apple-macosx"
        case ("Darwin", "x86_64"): "x86_64-apple-macosx"
        default: nil
        }
    }

    /// The command that installs packages of the system.
    func installation(debian: String, homebrew: String) -> String {
        system.name == "Darwin" ? "brew install \(homebrew)" : "apt-get install \(debian)"
    }
}

/// A program whose output is read.
private enum Program {
    /// Returns the output; `nil` if the program isn't in `PATH` or fails. Its errors are not shown.
    @Sendable
    static func output(of words: [String]) -> String? {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        defer { close(ends[0]) }
        let process = start(words, writingTo: ends)
        close(ends[1])
        guard let process else { return nil }
        let bytes = read(from: ends[0])
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return status == 0 ? String(decoding: bytes, as: UTF8.self) : nil
    }

    private static func start(_ words: [String], writingTo ends: [Int32]) -> pid_t? {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        for end in ends { posix_spawn_file_actions_addclose(&actions, end) }
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var process: pid_t = 0
        let failure = posix_spawnp(&process, words[0], &actions, nil, &arguments, environ)
        return failure == 0 ? process : nil
    }

    private static func read(from file: Int32) -> [UInt8] {
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = part.withUnsafeMutableBytes { readBytes(file, $0.baseAddress, $0.count) }
            if count > 0 { bytes += part[..<count] } else if count == 0 || errno != EINTR { return bytes }
        }
    }
}

/// The system's `read`, which the method of the same name would hide.
private func readBytes(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(file, bytes, count)
}
