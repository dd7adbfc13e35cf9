import ArborTestSupport
import Foundation

/// Compares the results of the tool, the compiler and the program with what the program's generator knows.
struct ProgramCheck {
    /// The ways in which a program's result differs from the expected one.
    enum Failure: String, CaseIterable, Sendable {
        /// A valid program is refused, or its generated code doesn't compile or causes a warning.
        case refused, uncompiled, warned
        /// The program ends early, or prints other objects.
        case crashed, wrong
        /// An invalid program is accepted, or the reported faults differ from the expected ones.
        case accepted, misreported
        /// The sources don't compile with any generated code.
        case broken
    }

    struct Verdict: Sendable {
        var failure: Failure?
        var details = ""
    }

    let program: Program
    private let sources: ProgramSources
    private let truth: ProgramTruth

    init?(_ program: Program) {
        guard let sources = program.sources, let truth = program.truth(in: sources) else { return nil }
        self.program = program
        self.sources = sources
        self.truth = truth
    }

    func verdict(in folder: URL) async throws -> Verdict {
        let build = try write(to: folder)
        let outcome = try await build.outcome()
        var verdict = verdict(on: outcome)
        // If the sources don't compile with a stub either, the tool is not at fault.
        if verdict.failure != nil, let errors = try await build.errors(withStub: sources.stub) {
            verdict = Verdict(failure: .broken, details: errors)
        }
        return verdict
    }

    private func write(to folder: URL) throws -> ProgramBuild {
        for (path, text) in sources.files {
            let file = folder.appending(path: "Sources/\(path)")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let isolated = program.modules.filter(\.isMainActorByDefault).map(\.name)
        let flags = Dictionary(
            uniqueKeysWithValues: isolated.map { ($0, ["-default-isolation", "MainActor"]) })
        return ProgramBuild(folder: folder, flags: flags, defined: program.defined.sorted())
    }

    private func verdict(on outcome: ProgramBuild.Outcome) -> Verdict {
        switch (outcome, truth) {
        case (.broken(let errors), _): Verdict(failure: .broken, details: errors)
        case (.refused(let status, let errors), .faulty(let faults)):
            status == 1 ? verdict(on: errors, expecting: faults) : Verdict(failure: .crashed, details: errors)
        case (_, .faulty(let faults)):
            Verdict(failure: .accepted, details: "expected\n\(list(faults))")
        case (.refused(_, let errors), .sound): Verdict(failure: .refused, details: errors)
        case (.uncompiled(let errors), .sound): Verdict(failure: .uncompiled, details: errors)
        case (.warned(let errors), .sound): Verdict(failure: .warned, details: errors)
        case (.crashed(let errors), .sound): Verdict(failure: .crashed, details: errors)
        case (.printed(let output), .sound(let lines)):
            output == lines.map({ $0 + "\n" }).joined()
                ? Verdict()
                : Verdict(
                    failure: .wrong, details: "expected\n\(lines.joined(separator: "\n"))\n\ngot\n\(output)")
        }
    }

    /// Expects each fault once, and no others.
    private func verdict(on errors: String, expecting faults: [ProgramTruth.Fault]) -> Verdict {
        var left = TextualDiagnostic.errors(in: errors)
        for fault in faults {
            let found = left.firstIndex { error in
                (fault.id == nil || fault.id == error.id)
                    && fault.locations.contains {
                        "Sources/\($0.path)" == error.path && $0.line == error.line
                    }
            }
            if let found { left.remove(at: found) }
            if found == nil, !fault.isOptional { return misreported(errors, faults) }
        }
        return left.isEmpty ? Verdict() : misreported(errors, faults)
    }

    private func misreported(_ errors: String, _ faults: [ProgramTruth.Fault]) -> Verdict {
        Verdict(
            failure: .misreported,
            details: "expected\n\(list(faults))\n\ngot\n\(errors)")
    }

    private func list(_ faults: [ProgramTruth.Fault]) -> String {
        faults.map(\.description).joined(separator: "\n")
    }
}
