import Foundation
import Testing

@Suite("Without tree-sitter's development files")
struct MissingHeaderTests {
    /// Runs a compiler that searches for headers only where it is told to.
    private func compile(_ options: [String]) async throws -> Command.Result {
        let clang = try Products.swiftc.get().deletingLastPathComponent().appending(path: "clang")
        let shim = Products.package.appending(path: "CTreeSitterSwift/Runtime/shim.h")
        return try await Command.run(
            clang, ["-nostdinc", "-fsyntax-only", "-x", "c"] + options + [shim.path],
            in: FileManager.default.temporaryDirectory)
    }

    @Test("the compiler only reports which packages to install")
    func reported() async throws {
        let run = try await compile([])
        #expect(run.status != 0)
        #expect(run.errors.contains("error: \"Arbor is built with tree-sitter's development files: install"))
        #expect(run.errors.contains("'apt-get install libtree-sitter-dev'"))
        #expect(run.errors.contains("1 error generated."))
    }

    @Test("with them the compiler reports nothing")
    func silent() async throws {
        let scratch = try Scratch()
        try scratch.file("tree_sitter/api.h", "typedef int TSSymbol;\n")
        let run = try await compile(["-I", scratch.folder.path])
        #expect(run.status == 0, "\(run.errors)")
    }
}
