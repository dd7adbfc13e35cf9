import ArborTestSupport

/// The results of many programs.
struct ProgramReport {
    struct Line: Sendable {
        var program: Program
        var verdict: ProgramCheck.Verdict
        /// The folder in which its sources are kept.
        var place: String?

        var features: String {
            let names = program.features.sorted().map(\.rawValue)
            return names.isEmpty ? "plain" : names.joined(separator: ", ")
        }

        /// The details for analysing the failure.
        var description: String {
            let sources = program.sources?.files.sorted { $0.key < $1.key }.filter { !$0.value.isEmpty } ?? []
            return """
                ARBOR_PROGRAMS_SEED=\(program.seed) \(verdict.failure?.rawValue ?? "right") (\(features))\
                \(place.map { ", in \($0)" } ?? "")
                \(program.fault.map { "put in: \($0)\n" } ?? "")\(verdict.details.prefix(3_000))
                \(sources.map { "// \($0.key)\n\($0.value)" }.joined())
                """
        }
    }

    private(set) var lines: [Line] = []

    mutating func add(_ line: Line) { lines.append(line) }

    var failures: [Line] {
        lines.filter { $0.verdict.failure != nil }.sorted { $0.program.seed < $1.program.seed }
    }

    var progress: String { "\(lines.count) programs run, \(failures.count) come out wrong" }

    /// A row for each feature, with the number of programs that have it, the number that fail, and the kinds of
    /// failures.
    var summary: String {
        let faulty = lines.count { $0.program.fault != nil }
        var rows = ["\(lines.count) programs, \(faulty) of them faulty, \(failures.count) come out wrong"]
        rows += Program.Feature.allCases.sorted().compactMap { feature in
            row(feature.rawValue, lines.filter { $0.program.features.contains(feature) })
        }
        rows += [row("plain", lines.filter { $0.program.features.isEmpty })].compactMap(\.self)
        rows += failures.map { "seed \($0.program.seed): \($0.verdict.failure!.rawValue) (\($0.features))" }
        return rows.joined(separator: "\n")
    }

    private func row(_ name: String, _ lines: [Line]) -> String? {
        guard !lines.isEmpty else { return nil }
        let kinds = ProgramCheck.Failure.allCases.compactMap { kind in
            let count = lines.count { $0.verdict.failure == kind }
            return count > 0 ? "\(count) \(kind.rawValue)" : nil
        }
        return "  \(name): \(lines.count)" + (kinds.isEmpty ? "" : ", " + kinds.joined(separator: ", "))
    }
}
