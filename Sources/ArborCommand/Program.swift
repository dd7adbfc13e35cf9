#if canImport(Darwin)
    import Darwin
    import Dispatch
#endif

/// The entry point. The package names no macOS version, so that every client's package can be planned with it.
/// Tasks require macOS 10.15.
@main
struct Program {
    #if canImport(Darwin)
        static func main() {
            guard #available(macOS 10.15, *) else {
                fputs("arbor: error: this takes macOS 10.15 or newer\n", stderr)
                exit(70)
            }
            Task.detached { await Main.start() }
            dispatchMain()
        }
    #else
        static func main() async { await Main.start() }
    #endif
}
