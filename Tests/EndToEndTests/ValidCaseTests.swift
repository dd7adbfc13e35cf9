import ArborPlanning
import Foundation
import Testing

@Suite("Valid cases")
struct ValidCaseTests {
    @Test(
        "the code matches the recorded one and compiles, and the program prints the expected output",
        arguments: Fixture.all("Valid"))
    func wires(_ fixture: Fixture) async throws {
        let scratch = try Scratch()
        let generated = scratch.url("Generated.swift")
        let result = try await fixture.arbor("generate", "Input", "--output", generated.path, "--quiet")
        #expect(result.errors == "")
        try #require(result.status == 0)
        try fixture.expect(String(contentsOf: generated, encoding: .utf8), is: "Generated.swift")

        let program = scratch.url("program")
        try await Compiler.shared.value.compile(fixture.inputs() + [generated], into: program)
        try fixture.expect(await Command.output(of: program, [], in: scratch.folder), is: "output.txt")
    }

    @Test(
        "the program prints the same with shared functions, scopes instead of parameters, and each value in a part of its own",
        arguments: Fixture.all("Valid"),
        [CodeLimits.shared, .least])
    func divides(_ fixture: Fixture, limits: CodeLimits) async throws {
        let scratch = try Scratch()
        let generated = try await scratch.generate(
            from: fixture.folder.appending(path: "Input"), limits: limits)
        let program = scratch.url("program")
        try await Compiler.shared.value.compile(fixture.inputs() + [generated], into: program)
        let output = try await Command.output(of: program, [], in: scratch.folder)
        #expect(
            try output
                == String(contentsOf: fixture.folder.appending(path: "Expected/output.txt"), encoding: .utf8))
    }

    /// The manual of version 0.9 has no `isRoot`. Its roots are inferred.
    @Test(
        "the tree is the same without isRoot",
        arguments: Fixture.all("Valid").filter { manualOf09.contains($0.name) })
    func infersRoots(_ fixture: Fixture) async throws {
        let scratch = try Scratch()
        for file in try fixture.inputs() {
            let text = try String(contentsOf: file, encoding: .utf8)
            try scratch.file("Input/" + file.lastPathComponent, text.replacing("(isRoot: true)", with: ""))
        }
        let result = try await Command.run(
            Products.arbor, ["generate", "Input", "--quiet"], in: scratch.folder)
        #expect(result.errors == "")
        let expected = fixture.folder.appending(path: "Expected/Generated.swift")
        #expect(try result.output == String(contentsOf: expected, encoding: .utf8))

        let generated = try scratch.file("Generated.swift", result.output)
        let program = scratch.url("program")
        let inputs = try swiftFiles(below: scratch.url("Input"))
        try await Compiler.shared.value.compile(inputs + [generated], into: program)
        let output = try await Command.output(of: program, [], in: scratch.folder)
        #expect(
            try output
                == String(contentsOf: fixture.folder.appending(path: "Expected/output.txt"), encoding: .utf8))
    }

    private static let manualOf09: Set = [
        "UserService", "UserServiceProtocol", "ThirdPartyExtension", "LoggedInContentView", "UserVendor",
        "MyApp",
        "ParentView",
    ]

    @Test("the cases include all of the manual of 0.9")
    func casesAreThere() {
        #expect(Self.manualOf09.isSubset(of: Fixture.all("Valid").map(\.name)))
    }
}
