import Foundation

/// Runs programs, as many at the same time as there are processors.
enum Command {
    struct Result: Sendable {
        var status: Int32
        var output: String
        var errors: String
    }

    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    private static let gate = Gate(width: ProcessInfo.processInfo.activeProcessorCount)

    /// - Parameter folder: The working directory.
    static func run(_ program: URL, _ arguments: [String], in folder: URL) async throws -> Result {
        await gate.enter()
        defer { Task { await gate.leave() } }
        let scratch = try Scratch()
        let output = try scratch.emptyFile("stdout")
        let errors = try scratch.emptyFile("stderr")
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        let handles = try [output, errors].map(FileHandle.init(forWritingTo:))
        // The handles aren't released with the process. After some 700 processes Foundation reads past its list
        // of open ones.
        defer { for handle in handles { try? handle.close() } }
        process.standardOutput = handles[0]
        process.standardError = handles[1]
        let status = try await process.statusAtExit()
        return Result(
            status: status, output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
    }

    /// The output of a program that must succeed.
    static func output(of program: URL, _ arguments: [String], in folder: URL) async throws -> String {
        let result = try await run(program, arguments, in: folder)
        guard result.status == 0 else {
            let line = ([program.path] + arguments).joined(separator: " ")
            throw Failure(
                description: "exit status \(result.status) of \(line)\n\(result.output)\(result.errors)")
        }
        return result.output
    }
}

extension Process {
    /// Runs without blocking a thread of the pool.
    fileprivate func statusAtExit() async throws -> Int32 {
        try await withCheckedThrowingContinuation { continuation in
            terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
            do { try run() } catch { continuation.resume(throwing: error) }
        }
    }
}

/// Admits a limited number of tasks at the same time.
private actor Gate {
    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(width: Int) { free = width }

    func enter() async {
        if free > 0 { free -= 1 } else { await withCheckedContinuation { waiting.append($0) } }
    }

    func leave() {
        if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
}
