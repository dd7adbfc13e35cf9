import ArborPipeline
import ArborPlanning
import ArborScanner
import Foundation
import Testing

/// Random programs with `#if`s. `arbor` validates them for all builds and for each build, and the results are
/// compared with a naive check of each build and with the compiler.
///
/// `ARBOR_PROOF_SEED` sets the first seed, and `ARBOR_PROOF_CONDITION_PROGRAMS` the number of validated
/// programs. A tenth of them is compiled in each of 8 builds.
@Suite("Proof by building under all conditions")
struct ConditionProgramTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let seed = environment["ARBOR_PROOF_SEED"].flatMap { UInt64($0) } ?? 1
    private static let count =
        environment["ARBOR_PROOF_CONDITION_PROGRAMS"].flatMap { UInt64($0) } ?? 200

    private static var programs: [ConditionProgram] {
        (seed..<seed + count).map(ConditionProgram.init).filter(\.isInteresting)
    }

    @Test("the result for all builds is that of each build and of a naive check")
    func verdicts() async throws {
        let scratch = try Scratch()
        var sound = 0
        for program in Self.programs {
            let input = try scratch.file("Input/\(program.prefix).swift", program.source)
            let comment = Comment(rawValue: program.source)
            let verdict = await Self.outcome(of: input, in: nil).status == .fine
            #expect(verdict == program.isSound, comment)
            if verdict { sound += 1 }
            for build in ConditionProgram.builds {
                let verdict = await Self.outcome(of: input, in: build).status == .fine
                #expect(verdict == program.isSound(in: build), "\(build.sorted()) \(program.source)")
            }
        }
        // Otherwise nothing was proved.
        if Self.count >= 200 {
            #expect(sound > Self.programs.count / 10 && sound < Self.programs.count * 9 / 10, "\(sound)")
        }
    }

    @Test("code for all builds compiles in each, and code for one build in that build")
    func code() async throws {
        let programs = Self.programs.filter { $0.blocks.count > 2 }.prefix(max(1, Int(Self.count) / 10))
        let scratch = try Scratch()
        let general = try await files(for: programs.filter(\.isSound), in: nil, scratch)
        for build in ConditionProgram.builds {
            let name = "Special\(build.sorted().joined())"
            let sound = programs.filter { $0.isSound(in: build) }
            let special = try await files(for: sound, in: build, scratch, folder: name)
            for files in [general, special] where !files.isEmpty {
                try await Compiler.shared.value.check(files, flags: build.sorted())
            }
        }
    }

    /// The programs' sources, and the code that wires them.
    private func files(
        for programs: [ConditionProgram], in build: Set<String>?, _ scratch: Scratch,
        folder: String = "General"
    ) async throws -> [URL] {
        var files: [URL] = []
        for program in programs {
            let input = try scratch.file("\(folder)/\(program.prefix).swift", program.source)
            // Every second program uses scopes instead of parameters.
            let outcome = await Self.outcome(
                of: input, in: build, limits: files.count % 4 == 0 ? CodeLimits() : .least)
            let code = try #require(outcome.product, "\(program.source)")
            let generated = try scratch.file("\(folder)/\(program.prefix)Generated.swift", code)
            files += [input, generated]
        }
        return files
    }

    private static func outcome(
        of input: URL, in build: Set<String>?, limits: CodeLimits = CodeLimits()
    ) async -> Outcome {
        var configuration = Configuration(inputs: SourceInputs(paths: [input.path]), jobs: 1)
        configuration.build = Build(flags: build)
        configuration.limits = limits
        return await Pipeline(configuration).generate()
    }
}
