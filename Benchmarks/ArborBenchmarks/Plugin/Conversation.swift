/// A running macro plugin, and messages to it in the compiler's form: the length in eight bytes, and the text.
struct Conversation: ~Copyable {
    private let process: pid_t
    private let input: Int32
    private let output: Int32

    init(with program: String) throws {
        var (toPlugin, fromPlugin): ([Int32], [Int32]) = ([0, 0], [0, 0])
        guard pipe(&toPlugin) == 0, pipe(&fromPlugin) == 0 else {
            throw Child.Failure(description: "no pipe to be had")
        }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, toPlugin[0], 0)
        posix_spawn_file_actions_adddup2(&actions, fromPlugin[1], 1)
        for end in toPlugin + fromPlugin { posix_spawn_file_actions_addclose(&actions, end) }
        var words: [UnsafeMutablePointer<CChar>?] = [strdup(program), nil]
        defer { free(words[0]) }
        // The compiler starts plugins with an empty environment.
        var environment: [UnsafeMutablePointer<CChar>?] = [nil]
        var process: pid_t = 0
        guard posix_spawn(&process, program, &actions, nil, &words, &environment) == 0 else {
            throw Child.Failure(description: "can't start '\(program)'")
        }
        close(toPlugin[0])
        close(fromPlugin[1])
        (self.process, input, output) = (process, toPlugin[1], fromPlugin[0])
    }

    /// Sends a message, and returns the length of the reply in bytes.
    func ask(_ message: [UInt8]) throws -> Int {
        let header = (0..<8).map { UInt8(truncatingIfNeeded: message.count >> ($0 * 8)) }
        var left = (header + message)[...]
        while !left.isEmpty {
            let count = left.withUnsafeBytes { write(input, $0.baseAddress!, $0.count) }
            guard count > 0 else { throw Child.Failure(description: "the plugin is gone") }
            left = left.dropFirst(count)
        }
        let length = try receive(8).reversed().reduce(0) { $0 << 8 | Int($1) }
        return try receive(length).count
    }

    /// Closes the stream, and waits for the plugin to end.
    consuming func end() {
        close(input)
        close(output)
        var status: Int32 = 0
        waitpid(process, &status, 0)
    }

    private func receive(_ count: Int) throws -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let part = bytes.withUnsafeMutableBytes { read(output, $0.baseAddress! + filled, count - filled) }
            guard part > 0 else { throw Child.Failure(description: "the plugin gave no answer") }
            filled += part
        }
        return bytes
    }
}
