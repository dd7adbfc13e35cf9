import ArborOutput
import ArborPipeline
import Dispatch

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
        Task.detached { await Main.start() }
        dispatchMain()
    }

    private static func end(_ message: String) -> Never {
        try? StandardStream.error.write("arbor: error: \(message)\n")
        exit(ExitStatus.systemFault.rawValue)
    }
}
