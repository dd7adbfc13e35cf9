import ArborTestSupport
import Foundation
import Testing

/// Runs of several users with one cache. What one of them may read, another may not.
@Suite(
    "Caches of several users",
    .enabled(if: geteuid() == 0 && FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv")))
struct CacheOwnerTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace(Workspace.sound)
        chmod(workspace.scratch.folder.path, 0o777)
    }

    /// Runs as root, or as a user who owns no file.
    private func generate(asRoot: Bool, _ options: [String]) async throws -> Command.Result {
        let user = asRoot ? ["--nnp"] : ["--reuid", "65534", "--regid", "65534", "--clear-groups"]
        return try await Command.run(
            URL(filePath: "/usr/bin/setpriv"),
            user + [Products.arbor.path, "generate", "Sources", "--quiet"] + options,
            in: workspace.scratch.folder)
    }

    @Test("a source that the user may not read is an error, although another user's run has cached it")
    func locked() async throws {
        chmod(workspace.scratch.url("Sources/Home.swift").path, 0)
        let options = ["--cache", "cache", "--output", "Code.swift"]
        for _ in 1...3 {
            try await Task.sleep(for: .milliseconds(30))
            try #require(await generate(asRoot: true, options).status == 0)
        }
        #expect(try await generate(asRoot: false, options).status == 66)
        #expect(try await generate(asRoot: true, options).status == 0)
    }

    @Test("random permissions", arguments: 1...2)
    func walk(seed: UInt64) async throws {
        var random = SplitMix(seed: seed)
        var log: [String] = []
        for step in 1...30 {
            let name = ["Sources", "Sources/App.swift", "Sources/Home.swift"].randomElement(using: &random)!
            let mode = [0, 0o600, 0o644, 0o755, 0o755].randomElement(using: &random)!
            if step % 2 == 0 { chmod(workspace.scratch.url(name).path, mode_t(mode)) }
            if step % 3 == 0 { try await Task.sleep(for: .milliseconds(25)) }
            let asRoot = Bool.random(using: &random)
            log.append("chmod \(name) \(String(mode, radix: 8)), run as root: \(asRoot)")
            let plain = try await generate(asRoot: asRoot, [])
            // The cache of another user can't be replaced, which a note says.
            let cached = try await generate(asRoot: asRoot, ["--cache", "cache"])
            let errors = cached.errors.split(separator: "\n").filter { !$0.contains("no cache is kept") }
            #expect(cached.status == plain.status, "seed \(seed): \(log)")
            #expect(cached.output == plain.output, "seed \(seed): \(log)")
            #expect(errors == plain.errors.split(separator: "\n"), "seed \(seed): \(log)")
        }
    }
}
