import Foundation
import Testing

/// Systems that grant too little. Each shortage is an error that says so, and never a crash or a run without an end.
@Suite("Limits of the system", .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/prlimit")))
struct SystemLimitTests {
    private let workspace: Workspace

    init() throws { workspace = try Workspace(Workspace.sound) }

    private func run(_ limit: String, asUser: Bool = false) async throws -> Command.Result {
        let user = asUser && getuid() == 0 ? ["setpriv", "--reuid", "65534", "--clear-groups"] : []
        return try await Command.run(
            URL(filePath: "/usr/bin/timeout"),
            ["20", "prlimit", limit] + user + [Products.arbor.path, "validate", "Sources", "--jobs", "8"],
            in: workspace.scratch.folder)
    }

    @Test("few open files", arguments: 4...15)
    func files(count: Int) async throws {
        let result = try await run("--nofile=\(count):\(count)")
        // With fewer files, the system's linker may give up first.
        guard result.status != 127 else { return }
        #expect(result.status == 71)
        #expect(result.errors.hasPrefix("arbor: error: this process may only open \(count) files"))
    }

    @Test("as many open files as are asked for")
    func enoughFiles() async throws { #expect(try await run("--nofile=16:16").status == 0) }

    @Test("a low limit of open files that may be raised")
    func softLimit() async throws { #expect(try await run("--nofile=10:64").status == 0) }

    @Test("no threads", .enabled(if: geteuid() == 0), arguments: 1...3)
    func threads(count: Int) async throws {
        let result = try await run("--nproc=\(count)", asUser: true)
        #expect(result.status == 71)
        #expect(result.errors.hasPrefix("arbor: error: the system allows no "))
    }

    @Test(
        "little memory", .enabled(if: !Machine.hasShadowMemory, "a sanitizer needs more addresses to begin"),
        arguments: [48, 64, 100, 128, 160, 200, 255])
    func memory(megabytes: Int) async throws {
        // With less, the system's linker or Swift's runtime may give up before the tool begins.
        let result = try await run("--as=\(megabytes << 20)")
        guard result.status != 127 else { return }
        #expect(result.status == 71, "\(megabytes) MB: \(result.status)")
        #expect(result.errors.hasPrefix("arbor: error: this process may only use \(megabytes) MB of memory"))
    }

    @Test(
        "as much memory as is asked for",
        .enabled(if: !Machine.hasShadowMemory, "a sanitizer needs more addresses to begin"))
    func enoughMemory() async throws { #expect(try await run("--as=\(256 << 20)").status == 0) }
}
