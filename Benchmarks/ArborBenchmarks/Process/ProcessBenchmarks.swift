/// Measures whole runs of `arbor` over a generated monorepo, next to programs that show the minimum cost of its
/// work.
struct ProcessBenchmarks {
    let monorepo: Monorepo
    /// The folder of the monorepo.
    let folder: String
    /// The program to measure.
    let arbor: String
    /// The built `Benchmarks/Reference/parse.swift`, for a comparison with SwiftParser.
    let reference: String?

    func report(rounds: Int) throws -> String {
        let bench = try Workbench(monorepo: monorepo, folder: folder, arbor: arbor)
        defer { bench.clear() }
        let entries = floors + cold(bench) + cached(bench) + extraction(bench)
        let contest = try Comparison(entries, rounds: rounds)
        return contest.table().text + "\n" + scaling(contest, bytes: bench.bytes).text
    }

    /// The minimum cost of reading and searching all files, and of finding them.
    private var floors: [Comparison.Entry] {
        [
            Comparison.Entry(
                name: "rg", title: "`rg -l Instantiable`",
                command: Child(program: "rg", arguments: ["-l", "Instantiable", "."])),
            Comparison.Entry(
                name: "rg -j 1", title: "`rg -l Instantiable -j 1`",
                command: Child(program: "rg", arguments: ["-l", "Instantiable", "-j", "1", "."])),
            Comparison.Entry(
                name: "find", title: "`find -name '*.swift'`",
                command: Child(program: "find", arguments: [".", "-name", "*.swift"])),
        ]
    }

    private func cold(_ bench: Workbench) -> [Comparison.Entry] {
        let start = Comparison.Entry(
            name: "start", title: "`arbor --version`: the start", command: bench.arbor("--version"))
        let validation = Comparison.Entry(
            name: "validate", title: "`arbor validate`", command: bench.arbor("validate", ".", "--quiet"),
            measure: "rg")
        let generations = Self.jobs.map { jobs in
            Comparison.Entry(
                name: "jobs \(jobs)", title: "`arbor generate --jobs \(jobs)`",
                command: bench.generate("--jobs", "\(jobs)"),
                preparation: bench.forget, measure: jobs == 1 ? "rg -j 1" : "rg")
        }
        let modules = Comparison.Entry(
            name: "modules", title: "`arbor generate`, each file's module known",
            command: bench.generateWithModules(), preparation: bench.forget, measure: "rg")
        return [start, validation] + generations + [modules]
    }

    private func cached(_ bench: Workbench) -> [Comparison.Entry] {
        func entry(_ state: String, _ preparation: @escaping () throws -> Void) -> Comparison.Entry {
            Comparison.Entry(
                name: state, title: "`arbor generate --cache`, \(state)",
                command: bench.generate("--cache", bench.cache), preparation: preparation, measure: "find")
        }
        return [
            entry("none there yet") { bench.forget() },
            entry("nothing changed") { try bench.settle(.none) },
            entry("a body changed") { try bench.settle(.body) },
            entry("a declaration changed") { try bench.settle(.declaration) },
        ]
    }

    /// The toolchain's own parser and the grammar, on the same files and on one core.
    private func extraction(_ bench: Workbench) -> [Comparison.Entry] {
        let files = "\(bench.sample.count) annotated files"
        let scan = Comparison.Entry(
            name: "scan", title: "`arbor scan --jobs 1`, \(files)",
            command: bench.arbor("scan", "--swift-sources-file", bench.list, "--jobs", "1", "--quiet"))
        guard let reference else { return [scan] }
        let parse = Comparison.Entry(
            name: "parse", title: "SwiftParser, \(files)",
            command: Child(program: reference, input: bench.list), measure: "scan")
        return [scan, parse]
    }
}

// How the time decreases with the number of cores.
extension ProcessBenchmarks {
    /// From 1 to the number of processors. For many processors only the powers of two, and the last.
    private static let jobs: [Int] = {
        let processors = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
        return (1...processors).filter { $0 <= 8 || $0 == processors || $0 & ($0 - 1) == 0 }
    }()

    private func scaling(_ contest: Comparison, bytes: Int) -> MarkdownTable {
        var table = MarkdownTable(columns: "`arbor generate`", "times as fast", "MB/s", "MB a second of CPU")
        guard let alone = contest["jobs 1"] else { return table }
        for jobs in Self.jobs {
            guard let result = contest["jobs \(jobs)"] else { continue }
            table.add([
                "`--jobs \(jobs)`", alone.wall.ratios(to: result.wall).median.short,
                (Double(bytes) / 1000 / result.wall.median).short,
                (Double(bytes) / 1e6 / result.processor.median).short,
            ])
        }
        return table
    }
}
