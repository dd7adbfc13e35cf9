import Foundation
import Testing

/// The examples' own tests, with a bundle of the debug build's tools. `scripts/test` runs those of `Examples/Notes`, which
/// builds Arbor from source.
@Suite("Examples")
struct ExampleTests {
    @Test("the tests of an example pass", arguments: ["Coffee", "MovedFromSafeDI", "Shop"])
    func passes(_ example: String) async throws {
        let tests = try await Example(example).swift("test", "--disable-xctest")
        #expect(tests.status == 0, "\(tests.output)\(tests.errors)")
        #expect(tests.output.contains("Test run with"))
    }

    @Test("the package command validates an example's component")
    func validates() async throws {
        let run = try await Example("Coffee").swift("package", "arbor", "validate")
        #expect(run.status == 0, "\(run.output)\(run.errors)")
    }

    /// A copy of an example, at its place in a package with a bundle.
    private struct Example {
        private let bundled: BundledPackage
        private let folder: URL

        init(_ name: String) throws {
            bundled = try BundledPackage(in: Scratch())
            folder = bundled.scratch.url("Arbor/Examples/\(name)")
            let original = Products.package.appending(path: "Examples/\(name)")
            let files = FileManager.default
            try files.createDirectory(at: folder, withIntermediateDirectories: true)
            for entry in try files.contentsOfDirectory(atPath: original.path) where entry != ".build" {
                try files.copyItem(at: original.appending(path: entry), to: folder.appending(path: entry))
            }
        }

        func swift(_ arguments: String...) async throws -> Command.Result {
            try await Command.run(Products.find("swift"), arguments, in: folder)
        }
    }
}
