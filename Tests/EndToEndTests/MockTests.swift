import Foundation
import Testing

/// The functions that make types for tests. Each case is a program that makes such types and prints what it gets.
@Suite("Mocks")
struct MockTests {
    /// A copy of a fixture, with the code for it.
    private func generate(_ fixture: Fixture, _ words: [String] = []) async throws -> Scratch {
        let scratch = try Scratch()
        try FileManager.default.copyItem(
            at: fixture.folder.appending(path: "Input"), to: scratch.url("Input"))
        let result = try await Command.run(
            Products.arbor,
            ["generate", "Input", "-o", "Wired.swift", "--mock-output", "Mocks.swift"] + words,
            in: scratch.folder)
        #expect(result.status == 0, "\(result.errors)")
        return scratch
    }

    @Test(
        "are as recorded, the same on each run, compile and make what they should",
        arguments: Fixture.all("Mocks"))
    func recorded(_ fixture: Fixture) async throws {
        let scratch = try await generate(fixture)
        let files = ["Wired.swift", "Mocks.swift"].map(scratch.url)
        try fixture.expect(String(contentsOf: files[1], encoding: .utf8), is: "Mocks.swift")
        let again = try await Command.run(
            Products.arbor,
            ["generate", "Input", "-o", "Wired.swift", "--mock-output", "Mocks.swift", "--jobs", "8"],
            in: scratch.folder)
        #expect(again.errors.hasSuffix("nothing changed\n"))
        let compiler = try await Compiler.shared.value
        let program = scratch.url("program")
        try await compiler.compile(
            swiftFiles(below: scratch.url("Input")) + files, into: program, mode: ["-D", "DEBUG"])
        let run = try await Command.run(program, [], in: scratch.folder)
        #expect(run.status == 0, "\(run.errors)")
        try fixture.expect(run.output, is: "output.txt")
    }

    @Test("compile in the builds of other branches", arguments: ["STAGING", "QA", "VERBOSE"])
    func inOtherBuilds(_ flag: String) async throws {
        let compiler = try await Compiler.shared.value
        for fixture in Fixture.all("Mocks") where fixture.name.hasSuffix("InBranches") {
            let scratch = try await generate(fixture)
            try await compiler.compile(
                swiftFiles(below: scratch.url("Input")) + ["Wired.swift", "Mocks.swift"].map(scratch.url),
                into: scratch.url("program"), mode: ["-D", "DEBUG", "-D", flag])
        }
    }

    // In Swift 5, a function on a global actor isn't `Sendable` unless it says so.
    @Test(
        "compile without a warning in Swift 5",
        arguments: ["-strict-concurrency=minimal", "-strict-concurrency=complete"])
    func inSwift5(_ checking: String) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for fixture in Fixture.all("Mocks") {
                group.addTask {
                    let scratch = try await generate(fixture)
                    let files = ["Wired.swift", "Mocks.swift"].map(scratch.url)
                    let complaints = try await Compiler.shared.value.complaints(
                        about: swiftFiles(below: scratch.url("Input")) + files,
                        mode: ["-swift-version", "5", "-D", "DEBUG", checking])
                    let faults = complaints.filter { line in files.contains { line.hasPrefix($0.path) } }
                    #expect(faults == [], "\(fixture.name)")
                }
            }
            try await group.waitForAll()
        }
    }
}
