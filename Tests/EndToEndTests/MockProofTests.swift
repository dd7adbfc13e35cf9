import Foundation
import Testing

/// The programs of the other tests, in which each annotated type asks for a mock, or for a tree for tests.
@Suite("Every type can have a mock")
struct MockProofTests {
    @Test(
        "of one module: the mocks compile without a warning", arguments: Fixture.all("Valid"),
        ["generateMock", "generateTest"])
    func valid(_ fixture: Fixture, argument: String) async throws {
        let scratch = try Scratch()
        try Self.copy(fixture.folder.appending(path: "Input"), to: scratch.url("Input"), argument)
        let words = ["generate", "Input", "-o", "Wired.swift", "--mock-output", "Mocks.swift", "--quiet"]
        let result = try await Command.run(Products.arbor, words, in: scratch.folder)
        #expect(result.status == 0, "\(result.errors)")
        let files =
            try swiftFiles(below: scratch.url("Input")) + ["Wired.swift", "Mocks.swift"].map(scratch.url)
        try await Compiler.shared.value.check(files, flags: ["DEBUG"])
    }

    @Test(
        "of several modules: the mocks compile without a warning", arguments: Self.programs,
        ["generateMock", "generateTest"])
    func program(_ fixture: Fixture, argument: String) async throws {
        let scratch = try Scratch()
        try Self.copy(fixture.folder.appending(path: "Sources"), to: scratch.url("Sources"), argument)
        try scratch.file(
            "Sources/App/MockConfiguration.swift",
            "import SafeDI\n\n#SafeDIConfiguration(mockConditionalCompilation: nil)\n")
        var build = ProgramBuild(folder: scratch.folder)
        build.flags = try fixture.compilerFlags()
        build.hasMocks = true
        let outcome = try await build.outcome()
        guard case .printed = outcome else {
            Issue.record("\(fixture.name), \(argument): \(outcome)")
            return
        }
    }

    /// The programs that are wired and have no configuration of their own.
    private static let programs = Fixture.all("Programs").filter { fixture in
        let files = (try? swiftFiles(below: fixture.folder.appending(path: "Sources"))) ?? []
        let isConfigured = files.contains {
            (try? String(contentsOf: $0, encoding: .utf8))?.contains("#SafeDIConfiguration") == true
        }
        let holds = { (name: String) in
            FileManager.default.fileExists(atPath: fixture.folder.appending(path: name).path)
        }
        return holds("expected.txt") && !holds("faults.txt") && !isConfigured
            && !ProgramCaseTests.knownFailures.contains(fixture.name) && fixture.name != perBuild
    }

    /// Its trees differ in each build, and code for tests is written once for all builds that have it.
    private static let perBuild = "EachBuildHasAnOrderOfItsOwn"

    private static func copy(_ folder: URL, to place: URL, _ argument: String) throws {
        try FileManager.default.copyItem(at: folder, to: place)
        for file in try swiftFiles(below: place) {
            let text = try String(contentsOf: file, encoding: .utf8)
            try Data(asking(for: argument, text).utf8).write(to: file)
        }
    }

    /// The source, in which each `@Instantiable` has a further argument.
    private static func asking(for argument: String, _ source: String) -> String {
        var result = ""
        var rest = source[...]
        while let match = rest.firstMatch(of: /@(?:(?:SafeDI|Arbor)(?:\.|::))?Instantiable\b/) {
            let line =
                rest[..<match.range.lowerBound].split(separator: "\n", omittingEmptySubsequences: false).last
                ?? ""
            result += rest[..<match.range.upperBound]
            rest = rest[match.range.upperBound...]
            if line.contains("//") || line.contains("\"") || line.contains("*") { continue }
            guard rest.first == "(", let end = endOfArguments(rest) else {
                result += "(\(argument): true)"
                continue
            }
            let arguments = rest[rest.index(after: rest.startIndex)..<end]
            let isEmpty = arguments.allSatisfy(\.isWhitespace)
            result += "(\(arguments)\(isEmpty ? "" : ", ")\(argument): true)"
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    /// The closing parenthesis of arguments.
    private static func endOfArguments(_ text: Substring) -> String.Index? {
        var depth = 0
        return text.indices.first { index in
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            return depth == 0
        }
    }
}
