import ArborPlanning
import ArborTestSupport
import Foundation
import Testing

/// Random programs whose types take ownership of values or are isolated. The compiler judges both answers: the code of a
/// program that is accepted compiles, and that of a refused one doesn't. `ARBOR_ISOLATION_SEED` sets the first seed, and
/// `ARBOR_ISOLATION_PROGRAMS` the number of programs.
@Suite("Proof by random isolation")
struct IsolationProofTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let seed = environment["ARBOR_ISOLATION_SEED"].flatMap { UInt64($0) } ?? 1
    private static let count = environment["ARBOR_ISOLATION_PROGRAMS"].flatMap { UInt64($0) } ?? 120
    private static let judged = [
        "isolation-mismatch", "isolated-sendable-product", "non-sendable-capture", "shared-actor-dependency",
    ]

    private struct Program {
        var source: String
        var isAccepted: Bool
    }

    /// Whether a module isolates what states nothing to the main actor.
    enum Default: CaseIterable, Sendable {
        case none, mainActor

        var arguments: [String] { self == .none ? [] : ["--default-isolation", "MainActor"] }
        var compilerArguments: [String] { self == .none ? [] : ["-default-isolation", "MainActor"] }
    }

    private static func programs(_ isolation: Default) async throws -> [Program] {
        var programs: [Program] = []
        for seed in seed..<seed + count {
            let source = RandomIsolation.source(seed: seed)
            let scratch = try Scratch()
            try scratch.file("Input/Program.swift", RandomIsolation.common + source)
            let result = try await Command.run(
                Products.arbor,
                ["generate", "Input", "--output", "Code.swift", "--quiet"] + isolation.arguments,
                in: scratch.folder)
            programs.append(Program(source: source, isAccepted: result.status == 0))
        }
        return programs
    }

    private func complaints(about files: [URL], _ isolation: Default) async throws -> [String] {
        try await Compiler.shared.value.complaints(
            about: files,
            mode: ["-swift-version", "6", "-parse-as-library", "-D", "DEBUG"] + isolation.compilerArguments)
    }

    @Test(
        "the code of an accepted program compiles, and that of a refused one doesn't",
        arguments: Default.allCases)
    func judges(isolation: Default) async throws {
        let programs = try await Self.programs(isolation)
        let accepted = programs.filter(\.isAccepted)
        #expect(accepted.count > programs.count / 8 && accepted.count < programs.count * 4 / 5)
        try await compile(accepted, isolation)
        for program in programs where !program.isAccepted { try await refuse(program, isolation) }
    }

    /// One run of the compiler for all programs. After a complaint, one for each, to find the one at fault.
    private func compile(_ programs: [Program], _ isolation: Default) async throws {
        for limits in [CodeLimits(), .noParameters, .least] {
            if try await complaints(about: programs.map(\.source), limits, isolation).isEmpty { continue }
            for program in programs {
                let complaints = try await complaints(about: [program.source], limits, isolation)
                #expect(complaints.prefix(3) == [], "\(limits)\n\(program.source)")
            }
        }
    }

    private func complaints(
        about programs: [String], _ limits: CodeLimits, _ isolation: Default
    ) async throws -> [String] {
        let scratch = try Scratch()
        let input = try scratch.file(
            "Input/Programs.swift", RandomIsolation.common + programs.joined(separator: "\n"))
        let generated = try await scratch.generate(
            from: scratch.url("Input"), limits: limits,
            isIsolatedByDefault: isolation == .mainActor)
        return try await complaints(about: [input, generated], isolation)
    }

    /// With the faults as warnings, the code is written all the same.
    private func refuse(_ program: Program, _ isolation: Default) async throws {
        let scratch = try Scratch()
        let input = try scratch.file("Input/Program.swift", RandomIsolation.common + program.source)
        let result = try await Command.run(
            Products.arbor,
            ["generate", "Input", "--output", "Code.swift", "--quiet"]
                + isolation.arguments + Self.judged.flatMap { ["--warn", $0] },
            in: scratch.folder)
        try #require(result.status == 0, "\(result.errors)\n\(program.source)")
        let complaints = try await complaints(about: [input, scratch.url("Code.swift")], isolation)
        #expect(complaints != [], "\(program.source)")
    }

    @Test("the code for tests of an accepted program compiles", arguments: Default.allCases)
    func mocks(isolation: Default) async throws {
        var accepted: [String] = []
        for seed in Self.seed..<Self.seed + Self.count {
            let source = RandomIsolation.source(seed: seed, isForTests: true)
            if try await writesMocks([source], in: Scratch(), isolation) { accepted.append(source) }
        }
        #expect(accepted.count > Int(Self.count) / 8)
        if try await complaintsAboutMocks(of: accepted, isolation).isEmpty { return }
        for source in accepted {
            let complaints = try await complaintsAboutMocks(of: [source], isolation)
            #expect(complaints.prefix(3) == [], "\(source)")
        }
    }

    private func writesMocks(
        _ programs: [String], in scratch: Scratch, _ isolation: Default
    ) async throws -> Bool {
        try scratch.file("Input/Program.swift", RandomIsolation.common + programs.joined(separator: "\n"))
        let result = try await Command.run(
            Products.arbor,
            ["generate", "Input", "--output", "Code.swift", "--mock-output", "Mocks.swift", "--quiet"]
                + isolation.arguments,
            in: scratch.folder)
        return result.status == 0
    }

    private func complaintsAboutMocks(of programs: [String], _ isolation: Default) async throws -> [String] {
        let scratch = try Scratch()
        let isWritten = try await writesMocks(programs, in: scratch, isolation)
        try #require(isWritten)
        return try await complaints(
            about: ["Input/Program.swift", "Code.swift", "Mocks.swift"].map(scratch.url), isolation)
    }
}
