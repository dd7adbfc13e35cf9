import ArborTestSupport
import Foundation
import Testing

/// Random programs of several modules whose names, conditions and isolations are easily confused. They are
/// wired, compiled and run, and the results are compared with what their generator knows.
/// `scripts/prove-programs` runs more of them.
///
/// `ARBOR_PROGRAMS` sets the number, `ARBOR_PROGRAMS_SEED` the first seed, `ARBOR_PROGRAMS_FEATURES` the
/// allowed features (separated by commas, or `all`), and `ARBOR_PROGRAMS_KEEP` a folder for failing programs.
@Suite("Proof by programs of several modules")
struct ProgramProofTests {
    /// Features that are left out by default. The tool can't see a module's default isolation without its
    /// manifest, and the compiler warns of some `@preconcurrency` imports in the program's own files.
    private static let unproved: Set<Program.Feature> = [.defaultIsolation, .preconcurrencyImports]

    private static let settings = ProcessInfo.processInfo.environment
    private static let count = settings["ARBOR_PROGRAMS"].flatMap { Int($0) } ?? 200
    private static let seed = settings["ARBOR_PROGRAMS_SEED"].flatMap { UInt64($0) } ?? 1

    private static var features: Set<Program.Feature> {
        switch settings["ARBOR_PROGRAMS_FEATURES"] {
        case nil: Set(Program.Feature.allCases).subtracting(unproved)
        case "all": Set(Program.Feature.allCases)
        case let names?: Set(names.split(separator: ",").compactMap { Program.Feature(rawValue: String($0)) })
        }
    }

    @Test("each result is the predicted one: the validation, the objects' types and their identities")
    func programs() async throws {
        let programs = Self.programs
        #expect(programs.count == Self.count)
        var report = ProgramReport()
        try await withThrowingTaskGroup(of: ProgramReport.Line.self) { group in
            var waiting = programs[...]
            for _ in 0..<8 {
                if let next = waiting.popFirst() { group.addTask { try await Self.line(on: next) } }
            }
            for try await line in group {
                report.add(line)
                if report.lines.count.isMultiple(of: 100) { print(report.progress) }
                if let next = waiting.popFirst() { group.addTask { try await Self.line(on: next) } }
            }
        }
        print(report.summary)
        for line in try await Self.shrunk(report.failures) { Issue.record("\(line.description)") }
    }

    private static var programs: [Program] {
        var programs: [Program] = []
        var seed = Self.seed
        while programs.count < count {
            if let program = ProgramGenerator.make(seed: seed, enabled: features) { programs.append(program) }
            seed += 1
        }
        return programs
    }

    private static func line(on program: Program) async throws -> ProgramReport.Line {
        let scratch = try Scratch()
        let verdict = try await check(program).verdict(in: scratch.folder)
        return ProgramReport.Line(program: program, verdict: verdict)
    }

    private static func check(_ program: Program) throws -> ProgramCheck {
        try #require(ProgramCheck(program))
    }

    /// Reduces the first failures. Their sources are kept if a folder is set.
    private static func shrunk(_ failures: [ProgramReport.Line]) async throws -> [ProgramReport.Line] {
        var lines: [ProgramReport.Line] = []
        for failure in failures.prefix(Int(settings["ARBOR_PROGRAMS_SHRINK"] ?? "") ?? 3) {
            let small = await ProgramShrinker.shrink(failure.program) { program in
                (try? await Self.line(on: program))?.verdict.failure == failure.verdict.failure
            }
            var line = try await Self.line(on: small)
            if let keep = settings["ARBOR_PROGRAMS_KEEP"] {
                let folder = URL(filePath: keep).appending(path: "\(failure.program.seed)")
                try? FileManager.default.removeItem(at: folder)
                line.verdict = try await check(small).verdict(in: folder)
                try Data(line.description.utf8).write(to: folder.appending(path: "failure.txt"))
                line.place = folder.path
            }
            lines.append(line)
        }
        return lines + failures.dropFirst(lines.count)
    }
}
