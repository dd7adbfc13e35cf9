import Foundation
import Testing

@Suite("Without tree-sitter's development files")
struct MissingHeaderTests {
    /// A compiler that looks for headers nowhere but where it is told to.
    private func compile(_ options: [String]) async throws -> Command.Result {
        let clang = try Products.swiftc.get().deletingLastPathComponent().appending(path: "clang")
        let shim = Products.package.appending(path: "CTreeSitterSwift/Runtime/shim.h")
        return try await Command.run(
            clang, ["-nostdinc", "-fsyntax-only", "-x", "c"] + options + [shim.path],
            in: FileManager.default.temporaryDirectory)
    }

    @Test("the compiler says what to install, and nothing else")
    func told() async throws {
        let run = try await compile([])
        #expect(run.status != 0)
        #expect(run.errors.contains("error: \"Arbor is built with tree-sitter's development files: install"))
        #expect(run.errors.contains("'apt-get install libtree-sitter-dev'"))
        #expect(run.errors.contains("1 error generated."))
    }

    @Test("with them it has nothing to say")
    func silent() async throws {
        let scratch = try Scratch()
        try scratch.file("tree_sitter/api.h", "typedef int TSSymbol;\n")
        let run = try await compile(["-I", scratch.folder.path])
        #expect(run.status == 0, "\(run.errors)")
    }
}
