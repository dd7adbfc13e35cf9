import ArborOutput
import ArborParallel
import ArborPipeline

/// The entry point. The package names no macOS version, so that every client's package can be planned with it.
/// Tasks require macOS 10.15.
///
/// It is not asynchronous, because an asynchronous one needs the runtime's threads and files before its first line.
@main
struct Program {
    static func main() {
        guard #available(macOS 10.15, *) else { end("Arbor requires macOS 10.15 or newer") }
        StandardStream.occupyNumbers()
        CrashNotice.install()
        Interruption.install()
        if let shortage = SystemLimits.shortage(processors: Configuration.processors) { end(shortage) }
        Allocator.growInLargeSteps()
        let words = Array(CommandLine.arguments.dropFirst())
        if words.last == Worker.flag { serve(startingWith: words.dropLast()) }
        Task.detached { await run(words) }
        // `dispatchMain` ends this thread. For that, the C library loads the compiler's library for unwinding.
        while true { pause() }
    }

    @available(macOS 10.15, *)
    private static func run(_ words: [String]) async -> Never {
        ThreadMemory.useLargePages()
        let console = StandardConsole()
        do {
            let completion = await Main.run(try ArgumentFile.expand(words), on: console)
            withExtendedLifetime(completion) { exit(completion.status.rawValue) }
        } catch {
            console.report(error.text)
            exit(ExitStatus.unreadableInput.rawValue)
        }
    }

    /// Reads requests on this thread, because reading blocks it. The tasks of the requests have their own threads.
    @available(macOS 10.15, *)
    private static func serve(startingWith words: [String]) -> Never {
        // Nobody would end a worker that waits for requests and hears no signal.
        Interruption.unblock()
        guard let streams = WorkerStreams() else { end("this process can't open any more files") }
        exit(Worker(streams, startingWith: words).serve().rawValue)
    }

    private static func end(_ message: String) -> Never {
        try? StandardStream.error.write("arbor: error: \(message)\n")
        exit(ExitStatus.systemFault.rawValue)
    }
}
