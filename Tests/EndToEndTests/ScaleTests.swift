import Foundation
import Testing

/// The generated monorepo of modules, and the benchmark that builds it action by action.
@Suite("The benchmarks' modules")
struct ScaleTests {
    private func generate(_ folder: String, _ arguments: [String], in workspace: Workspace) async throws
        -> String
    {
        try await Command.output(
            of: Products.benchmarks, ["modules", folder] + arguments, in: workspace.scratch.folder)
    }

    @Test("are a valid graph in every size", arguments: [3, 4, 5, 6, 20, 104, 230])
    func sizes(_ modules: Int) async throws {
        let workspace = try Workspace()
        let line = try await generate(
            "Code", ["--modules", "\(modules)", "--files", "\(5 * modules)", "--bytes", "500"], in: workspace)
        let types = try #require(line.firstMatch(of: /([0-9,]+) annotated types/)).output.1
            .filter(\.isNumber)
        let run = try await workspace.arbor("validate", "Code")
        #expect(
            run.errors
                == "arbor: \(types) types in the tree of AppType0, from \(types) annotated files of \(5 * modules)\n"
        )
    }

    @Test("are the same to the byte for the same numbers, and others for another seed")
    func determinism() async throws {
        let workspace = try Workspace()
        func hash(_ folder: String, seed: Int) async throws -> Substring {
            let numbers = ["--modules", "12", "--files", "90", "--seed", "\(seed)"]
            let line = try await generate(folder, numbers, in: workspace)
            return try #require(line.firstMatch(of: /fingerprint ([0-9a-f]{16})\n/)).output.1
        }
        let first = try await hash("First", seed: 7)
        #expect(try await hash("Second", seed: 7) == first)
        #expect(try await hash("Third", seed: 8) != first)
    }

    @Test("import only each other's layers below, so that every module can be compiled after its imports")
    func imports() async throws {
        let workspace = try Workspace()
        _ = try await generate("Code", ["--modules", "60", "--files", "400"], in: workspace)
        var imports: [String: Set<String>] = [:]
        for file in try swiftFiles(below: workspace.scratch.url("Code")) {
            let module = file.deletingLastPathComponent().deletingLastPathComponent().lastPathComponent
            let text = try String(contentsOf: file, encoding: .utf8)
            let lines = text.split(separator: "\n").filter { $0.hasPrefix("import ") }
            imports[module, default: []].formUnion(lines.map { String($0.dropFirst(7)) })
        }
        #expect(imports.count == 60)
        #expect(imports.filter { $0.key != "Base" && !$0.value.contains("Base") }.isEmpty)
        var left = imports.mapValues { $0.subtracting(["Foundation"]) }
        while let module = left.first(where: { $0.value.isEmpty })?.key {
            left[module] = nil
            for other in left.keys { left[other]?.remove(module) }
        }
        #expect(left.isEmpty)
    }

    @Test("are scanned, linked and reported, and only what an edit changes is done again")
    func build() async throws {
        let workspace = try Workspace()
        let tables = try await Command.output(
            of: Products.benchmarks,
            [
                "scale", "Code", "--sizes", "10,20", "--bytes", "500", "--planned", "200", "--rounds", "1",
                "--arbor", Products.arbor.path,
            ], in: workspace.scratch.folder)
        let rows = tables.split(separator: "\n").map { $0.split(separator: "|").map { $0.trimmed } }
        func edits(_ title: String) -> [[String]] { rows.filter { $0.first == title } }
        // The columns: edit, module, scan, summary, places, link, report, sum.
        #expect(
            edits("a function's body").map { $0[3...6] }
                == Array(repeating: ["the same", "the same", "not run", "not run"], count: 3))
        #expect(
            edits("a line that moves all others").map { $0[3...6] }
                == Array(repeating: ["the same", "changed", "not run", "not run"], count: 3))
        let declarations = edits("a new type and property")
        #expect(declarations.map { $0[3] } == Array(repeating: "changed", count: 3))
        #expect(declarations.allSatisfy { !$0[5...6].contains("not run") })
        // The plan: build, scans, links, reports, from the cache.
        #expect(edits("first build").first.map { $0[1...3] } == ["200", "1", "1"])
        #expect(edits("a declaration in the base").first.map { $0[1...3] } == ["1", "1", "1"])
        #expect(edits("a body in the base").first.map { $0[1...3] } == ["1", "0", "0"])
    }

    @Test(
        "reject numbers that make no sense",
        arguments: [
            (["--modules", "2"], "--modules takes a number from 3 to 1000000, not '2'"),
            (["--modules", "4", "--files", "19"], "--files takes a number from 20 to 10000000, not '19'"),
            (["--sizes", "9,8"], "--sizes takes ascending numbers from 3, such as 100,200,400"),
        ])
    func wrongNumbers(_ options: [String], _ message: String) async throws {
        let workspace = try Workspace()
        let run = try await Command.run(
            Products.benchmarks, ["scale", "Code", "--arbor", "arbor"] + options, in: workspace.scratch.folder
        )
        #expect(run.errors.hasPrefix("ArborBenchmarks: \(message)\nusage: "))
        #expect(run.status == 64)
        #expect(!workspace.scratch.holds("Code"))
    }
}

extension Substring {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
