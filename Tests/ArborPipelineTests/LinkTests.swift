import ArborModel
import ArborTestSupport
import Foundation
import Testing

@testable import ArborPipeline

/// Linking summaries without positions must find what one run over the sources finds, at the same places.
@Suite("Programs linked from summaries alone")
struct LinkTests {
    @Test("the code is that of one run over the sources", arguments: Case.all("Valid"))
    func sameCode(_ test: Case) async throws {
        let program = try LinkedProgram(test)
        let whole = await program.generate()
        try #require(whole.status == .fine, "\(whole.diagnostics)")
        #expect(await program.scan().status == .fine)
        let report = await program.linkAndReport()
        #expect(report.diagnostics == [])
        #expect(try program.folder.read("linked.swift") == program.folder.read("whole.swift"))
        #expect(report.statistics.roots == whole.statistics.roots)
    }

    @Test("the findings are those of one run, at the same places", arguments: Case.all("Faulty"))
    func sameFindings(_ test: Case) async throws {
        let program = try LinkedProgram(test)
        let whole = await program.generate()
        let scan = await program.scan()
        // What a file shows alone is reported by the scan, and the graph isn't linked.
        guard scan.status == .fine else {
            #expect(Set(scan.diagnostics.map(Finding.init)).isSubset(of: whole.diagnostics.map(Finding.init)))
            return
        }
        let report = await program.linkAndReport()
        #expect(report.provedBySummaries == whole.provedBySummaries)
        #expect(Set(report.diagnostics.map(Finding.init)).isSubset(of: whole.diagnostics.map(Finding.init)))
        #expect(report.status == whole.status)
    }

    @Test(
        "moved lines change only the places, and findings point at the new lines",
        arguments: Case.all("Valid") + Case.all("Faulty"))
    func movedLines(_ test: Case) async throws {
        let program = try LinkedProgram(test)
        guard await program.scan().status == .fine else { return }
        let before = await program.linkAndReport()
        let (summaries, link) = (try program.summaries, try program.bytes("program.link"))
        try program.moveLines(by: 7)
        #expect(await program.scan().status == .fine)
        #expect(try program.summaries == summaries)
        // The same link with the new places.
        #expect(try program.bytes("program.link") == link)
        let after = program.report()
        #expect(after.diagnostics.map(Finding.init) == before.diagnostics.map { Finding($0, movedBy: 7) })
    }

    @Test("programs of several modules are linked as one run wires them", arguments: 0..<20)
    func modules(batch: UInt64) async throws {
        for seed in batch * 10..<batch * 10 + 10 {
            guard let sources = ProgramGenerator.make(seed: seed, enabled: Self.features)?.sources else {
                continue
            }
            let program = try LinkedProgram(sources.files.mapValues { Data($0.utf8) }, root: "App")
            let whole = await program.generate()
            guard await program.scan().status == .fine else { continue }
            let report = await program.linkAndReport()
            #expect(report.provedBySummaries == whole.provedBySummaries, "seed \(seed)")
            guard whole.status == .fine else { continue }
            #expect(
                try program.folder.read("linked.swift") == program.folder.read("whole.swift"), "seed \(seed)")
        }
    }

    /// Only manifests show the default isolation of modules, and summaries don't have it.
    private static let features = Set(Program.Feature.allCases).subtracting([.defaultIsolation])

    @Test("edits of bodies and comments change neither the summary nor the root's")
    func bodies() async throws {
        let program = try LinkedProgram(Case.all("Valid")[0])
        #expect(await program.scan().status == .fine)
        let summaries = try program.summaries
        for file in program.files {
            let text = try program.folder.read(file)
            try program.folder.write(
                text.replacing("{\n", with: "{ // said anew\n") + "\nprivate func added() { print(1) }\n",
                to: file)
        }
        #expect(await program.scan().status == .fine)
        #expect(try program.summaries == summaries)
    }
}

/// A case of the end-to-end tests that is read without options.
struct Case: Sendable, CustomTestStringConvertible {
    var folder: URL
    var testDescription: String { folder.lastPathComponent }

    static func all(_ kind: String) -> [Case] {
        let all = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "EndToEndTests/Fixtures").appending(path: kind)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: all.path)) ?? []
        return names.sorted().map { Case(folder: all.appending(path: $0)) }.filter {
            !FileManager.default.fileExists(atPath: $0.folder.appending(path: "options.txt").path)
        }
    }
}

/// The kind and the place of a diagnostic.
private struct Finding: Hashable {
    var id: DiagnosticID
    var path: String
    var line: UInt32
    var column: UInt32

    init(_ diagnostic: Diagnostic) { self.init(diagnostic, movedBy: 0) }

    init(_ diagnostic: Diagnostic, movedBy lines: UInt32) {
        id = diagnostic.id
        path = diagnostic.location?.path ?? ""
        line = diagnostic.location?.range.map { $0.start.line + lines } ?? 0
        column = diagnostic.location?.range?.start.column ?? 0
    }
}

extension Outcome {
    /// The errors that summaries suffice for. Whether a value can be converted, how a type is isolated by its supertypes, and
    /// whether a struct is Sendable by what it stores, may stand in declarations without annotations, which are left to the
    /// compiler.
    fileprivate var provedBySummaries: [Finding] {
        diagnostics.filter { $0.severity == .error && !Self.unproved.contains($0.id) }.map(Finding.init)
    }

    private static let unproved: Set<DiagnosticID> = [
        .notConforming, .isolationMismatch, .nonSendableCapture, .sharedActorDependency,
    ]
}

/// A program whose modules have a folder each below `Sources`.
private struct LinkedProgram {
    let folder: TemporaryFolder
    let files: [String]
    /// The modules, of which the last has the root.
    let modules: [String]

    /// Copies a case's sources, as the only module of a program.
    init(_ test: Case) throws {
        let input = test.folder.appending(path: "Input")
        let names = FileManager.default.enumerator(atPath: input.path)?.compactMap { $0 as? String } ?? []
        var files: [String: Data] = [:]
        for name in names where name.hasSuffix(".swift") {
            files["Main/" + name] = try Data(contentsOf: input.appending(path: name))
        }
        try self.init(files, root: "Main")
    }

    init(_ files: [String: Data], root: String) throws {
        folder = try TemporaryFolder()
        for (name, text) in files { try folder.write(text, to: "Sources/" + name) }
        self.files = files.keys.sorted().map { "Sources/" + $0 }
        let all = Set(files.keys.compactMap { $0.split(separator: "/").first.map(String.init) })
        modules = all.subtracting([root]).sorted() + [root]
    }

    func path(_ name: String) -> String { folder.path + "/" + name }

    func bytes(_ name: String) throws -> Data { try Data(contentsOf: URL(filePath: path(name))) }

    /// The bytes of all summaries and of the root's own.
    var summaries: [Data] {
        get throws { try modules.flatMap { [try bytes("\($0).arbor"), try bytes("\($0).root")] } }
    }

    func generate() async -> Outcome {
        var configuration = Configuration(
            inputs: SourceInputs(paths: [path("Sources")]), output: path("whole.swift"),
            modules: modules.map { .init(name: $0, folder: path("Sources/\($0)")) })
        configuration.moduleName = modules.last
        return await Pipeline(configuration).generate()
    }

    /// Scans each module on its own, and returns the findings of all.
    func scan() async -> Outcome {
        var all = Outcome(product: "")
        for module in modules {
            var configuration = Configuration(inputs: SourceInputs(paths: [path("Sources/\(module)")]))
            configuration.moduleName = module
            configuration.summaryOutput = path("\(module).arbor")
            configuration.placesOutput = path("\(module).places")
            configuration.rootOutput = path("\(module).root")
            all.diagnostics += await Pipeline(configuration).summarise().diagnostics
        }
        return all
    }

    func linkAndReport() async -> Outcome {
        var configuration = Configuration(inputs: SourceInputs(paths: []))
        configuration.linkOutput = path("program.link")
        configuration.summaries = modules.dropLast().map { path("\($0).arbor") }
        let link = await Pipeline(configuration).link(path("\(modules[modules.count - 1]).root"))
        #expect(link.status == .fine, "\(link.diagnostics)")
        return report()
    }

    func report() -> Outcome {
        let configuration = Configuration(inputs: SourceInputs(paths: []), output: path("linked.swift"))
        return Pipeline(configuration).report(
            path("program.link"), places: modules.map { path("\($0).places") }, lists: [])
    }

    func moveLines(by count: Int) throws {
        for file in files {
            let moved = Data(String(repeating: "// Moved.\n", count: count).utf8)
            try folder.write(moved + bytes(file), to: file)
        }
    }
}
