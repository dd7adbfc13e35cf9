import Foundation

/// The products of the build, next to the tests.
enum BuiltProducts {
    /// The folder of this test run's products. It is above the test bundle that the arguments name.
    static let folder: URL? = CommandLine.arguments.lazy
        .flatMap { argument in sequence(first: URL(fileURLWithPath: argument)) { parent(of: $0) } }
        .first { FileManager.default.isExecutableFile(atPath: $0.appendingPathComponent(toolName).path) }

    static var plugin: URL? { folder?.appendingPathComponent(toolName) }

    private static let toolName = "ArborMacros-tool"

    private static func parent(of folder: URL) -> URL? {
        folder.path == "/" ? nil : folder.deletingLastPathComponent()
    }
}

/// A program's exit status and its output.
struct Outcome {
    var status: Int32
    var output: Data
    var errors: String

    /// Runs a program to its end with `input` as its standard input. Its environment has `PATH` alone, and the
    /// options of a sanitizer, if the tests run with one.
    static func running(_ program: URL, _ arguments: [String] = [], input: [UInt8] = []) throws -> Outcome {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.filter {
            $0.key == "PATH" || $0.key.hasSuffix("SAN_OPTIONS")
        }
        let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
        process.standardInput = stdin
        process.standardOutput = stdout
        process.standardError = stderr
        try process.run()
        // Input and output fit into a pipe's buffer, so neither process waits for the other.
        try stdin.fileHandleForWriting.write(contentsOf: Data(input))
        try stdin.fileHandleForWriting.close()
        let output = stdout.fileHandleForReading.readDataToEndOfFile()
        let errors = stderr.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Outcome(
            status: process.terminationReason == .exit
                ? process.terminationStatus : -process.terminationStatus,
            output: output, errors: String(decoding: errors, as: UTF8.self))
    }
}
