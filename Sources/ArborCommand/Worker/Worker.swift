import ArborJSON
import ArborPipeline

/// `arbor --persistent_worker`: runs a command line for each request of a build system, by Bazel's JSON protocol.
///
/// A process that stays has two advantages: it doesn't start again for each command, and commands that link the same
/// summaries decode each of them once.
@available(macOS 10.15, *)
struct Worker {
    static let flag = "--persistent_worker"

    private let streams: WorkerStreams
    private let words: [String]
    private let store: SummaryStore

    /// Creates a worker.
    ///
    /// - Parameters:
    ///   - words: The arguments in front of those of every request.
    ///   - capacity: The greatest size of the summaries that are kept, in bytes of their files. Those of 10,000 files have a
    ///     few MB.
    init(_ streams: WorkerStreams, startingWith words: [String], capacity: Int = 64 << 20) {
        self.streams = streams
        self.words = words
        store = SummaryStore(capacity: capacity)
    }

    /// Handles requests until their stream ends, and answers all of them.
    func serve() -> ExitStatus {
        let queue = RequestQueue(
            width: Configuration.processors, perform: { await response(to: $0) }, answer: { send($0) })
        // Requests that came before a fault are answered all the same.
        defer { queue.drain() }
        do {
            try read { text in
                let request = try WorkRequest(try JSONReader.read(text))
                if request.isCancellation { queue.cancel(request.id) } else { try queue.add(request) }
            }
            return .fine
        } catch let failure as StandardStream.Failure {
            report("can't read standard input: \(failure.reason)")
            return .unreadableInput
        } catch {
            report(Self.sentence(on: error))
            return .wrongUsage
        }
    }

    private func read(_ found: ([UInt8]) throws -> Void) throws {
        var splitter = JSONObjectSplitter()
        while true {
            let bytes = try streams.read()
            if bytes.isEmpty { break }
            splitter.add(bytes)
            while let text = try splitter.next() { try found(text) }
        }
        if !splitter.isBetweenObjects { throw UnfinishedRequest() }
    }

    private struct UnfinishedRequest: Error {}

    private static func sentence(on error: any Error) -> String {
        switch error {
        case let fault as JSONObjectSplitter.Fault:
            "the worker's input has no JSON object at the byte \(fault.offset)"
        case let fault as JSONReader.Fault:
            "a request to the worker is invalid: no JSON at its byte \(fault.offset)"
        case let fault as WorkRequest.Fault:
            "a request to the worker is invalid: '\(fault.field)' is not \(fault.expected)"
        case let fault as RequestQueue.RepeatedID:
            "a request to the worker is invalid: the request \(fault.id) before it isn't answered yet"
        default: "the worker's input ends within a request"
        }
    }

    private func response(to request: WorkRequest) async -> WorkResponse {
        let console = TextConsole()
        let status = await status(of: request, on: console)
        return WorkResponse(exitCode: status.rawValue, output: console.text, id: request.id)
    }

    private func status(of request: WorkRequest, on console: TextConsole) async -> ExitStatus {
        if let sandbox = request.sandbox {
            console.report(
                "arbor: error: this worker can't run a request in a folder of its own: '\(visibleText(sandbox))'\n"
                    + "help: remove 'supports-multiplex-sandboxing' from the action's execution requirements\n"
            )
            return .wrongUsage
        }
        let shared = SharedSummaries(store, digests: request.inputs.map { ($0.path, $0.digest) })
        // The outcome is released with the completion.
        return await Main.run(
            words + request.arguments, on: console, in: CommandContext(sharedSummaries: shared)
        ).status
    }

    /// Writes an answer. Without a reader the worker has no purpose.
    private func send(_ response: WorkResponse) {
        do {
            try streams.write(response)
        } catch {
            report("can't write to standard output: \(error.reason)")
            exit(ExitStatus.unwritableOutput.rawValue)
        }
    }

    private func report(_ sentence: String) { StandardConsole().report("arbor: error: \(sentence)\n") }
}
