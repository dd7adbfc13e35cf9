import Foundation
import Testing

/// Changes that no stamp shows. `--cache-verify` finds them.
@Suite("Verification of the cache")
struct CacheVerificationTests {
    private let workspace: Workspace

    init() throws { workspace = try Workspace(Workspace.sound) }

    private func generate(_ more: String...) async throws -> Command.Result {
        try await Command.run(
            Products.arbor, ["generate", "Sources", "--cache", "cache", "--output", "Code.swift"] + more,
            in: workspace.scratch.folder)
    }

    private var code: String {
        get throws { try String(contentsOf: workspace.scratch.url("Code.swift"), encoding: .utf8) }
    }

    /// Changes a byte of a file through a mapping that stays open. The system may set the file's times much later.
    private func writeThroughMapping(_ text: String, to path: String) throws -> UnsafeMutableRawPointer {
        let file = open(workspace.scratch.url(path).path, O_RDWR)
        defer { close(file) }
        let bytes = Array(text.utf8)
        let memory = try #require(
            mmap(nil, bytes.count, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0))
        try #require(memory != MAP_FAILED)
        // The first write of a page sets the times, and further writes don't.
        memory.copyMemory(from: bytes, byteCount: bytes.count)
        return memory
    }

    @Test("a write through a mapping is found, and so are all others")
    func mapping() async throws {
        let path = "Sources/Home.swift"
        let text = try String(contentsOf: workspace.scratch.url(path), encoding: .utf8)
        let memory = try writeThroughMapping(text, to: path)
        defer { munmap(memory, text.utf8.count) }
        try await Task.sleep(for: .milliseconds(100))
        try #require(await generate("--cache-verify").status == 0)
        try #require(await generate("--cache-verify").status == 0)
        let before = try code
        // The types are the same, and the initializer needs a value that nobody provides.
        let changed = text.replacing("public init() {}", with: "public init(){ }")
        try #require(changed.utf8.count == text.utf8.count)
        let faulty = text.replacing("@Instantiable", with: "/*stantiable").replacing("{}", with: "*/")
        memory.copyMemory(from: Array(faulty.utf8), byteCount: min(faulty.utf8.count, text.utf8.count))
        #expect(try await generate("--cache-verify").status != 0)
        memory.copyMemory(from: Array(text.utf8), byteCount: text.utf8.count)
        #expect(try await generate("--cache-verify").status == 0)
        #expect(try code == before)
    }

    @Test("runs with and without verification use one cache")
    func mixed() async throws {
        for round in 0..<3 {
            for options in [[], ["--cache-verify"], []] {
                let result = try await Command.run(
                    Products.arbor, ["generate", "Sources", "--cache", "cache"] + options,
                    in: workspace.scratch.folder)
                #expect(result.status == 0)
                #expect(result.output.contains("extension App"), "round \(round), \(options)")
            }
            try workspace.scratch.file("Sources/Plain.swift", "let plain = \(round)\n")
        }
    }

    @Test("a source that may not be read is an error, although the cache knows it")
    func unreadable() async throws {
        for _ in 1...2 { try #require(await generate("--cache-verify").status == 0) }
        chmod(workspace.scratch.url("Sources/Home.swift").path, 0)
        guard getuid() != 0 else { return }
        #expect(try await generate("--cache-verify").status == 66)
    }
}
