import Foundation
import Testing

/// A running `arbor --persistent_worker`, and the conversation with it.
final class WorkerProcess: Sendable {
    /// An answer, as Bazel reads it.
    struct Response: Decodable, Equatable {
        var exitCode: Int
        var output: String
        var requestId: Int
        var wasCancelled: Bool?
    }

    /// A request, as Bazel writes it.
    struct Request: Encodable {
        struct Input: Encodable {
            var path: String
            var digest: String
        }

        var arguments: [String] = []
        var inputs: [Input] = []
        var requestId = 0
        var cancel = false

        /// The request as JSON on one line, without a newline at its end.
        var text: String {
            get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
        }
    }

    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let errors = Pipe()

    /// - Parameters:
    ///   - words: The arguments in front of the flag.
    ///   - folder: The working directory.
    init(_ words: [String] = [], in folder: URL) throws {
        process.executableURL = Products.arbor
        process.arguments = words + ["--persistent_worker"]
        process.currentDirectoryURL = folder
        process.standardInput = input
        process.standardOutput = output
        process.standardError = errors
        try process.run()
    }

    deinit { if process.isRunning { process.terminate() } }

    var identifier: Int32 { process.processIdentifier }

    func send(_ text: String) throws { try input.fileHandleForWriting.write(contentsOf: Data(text.utf8)) }

    func send(_ requests: Request...) throws { for request in requests { try send(request.text) } }

    /// Waits for the next answer. Every line of standard output must be one.
    func response() throws -> Response {
        var line = Data()
        while line.last != UInt8(ascii: "\n") {
            let byte = try #require(
                try output.fileHandleForReading.read(upToCount: 1), "the worker has ended")
            line += byte
        }
        return try JSONDecoder().decode(Response.self, from: line)
    }

    /// Runs a command line by itself, and returns its answer.
    func response(to arguments: String...) throws -> Response { try response(to: arguments) }

    func response(to arguments: [String]) throws -> Response {
        try send(Request(arguments: arguments))
        return try response()
    }

    /// The end of a worker.
    struct End {
        var status: Int32
        var wasSignalled: Bool
        var responses: [Response]
        var errors: String
    }

    /// Closes the input, and waits for the rest of the answers and for the end of the process.
    func end() throws -> End {
        try input.fileHandleForWriting.close()
        return try wait()
    }

    func terminate() { process.terminate() }

    func wait() throws -> End {
        let lines = try output.fileHandleForReading.readToEnd() ?? Data()
        let text = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return End(
            status: process.terminationStatus, wasSignalled: process.terminationReason == .uncaughtSignal,
            responses: try lines.split(separator: UInt8(ascii: "\n")).map {
                try JSONDecoder().decode(Response.self, from: $0)
            }, errors: String(decoding: text, as: UTF8.self))
    }
}

extension Workspace {
    /// Starts a worker in this folder, sends it a text, closes its input and waits for its end.
    func worker(_ text: String) throws -> WorkerProcess.End {
        let worker = try WorkerProcess(in: scratch.folder)
        try worker.send(text)
        return try worker.end()
    }

    func text(_ path: String) throws -> String {
        try String(contentsOf: scratch.url(path), encoding: .utf8)
    }
}
