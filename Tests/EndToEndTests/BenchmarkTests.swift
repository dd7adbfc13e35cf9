import Foundation
import Testing

/// The generated monorepo that benchmarks measure must not depend on the time or the machine of its generation.
@Suite("The benchmarks' monorepo")
struct BenchmarkTests {
    private func generate(_ arguments: String..., in workspace: Workspace) async throws -> String {
        try await Command.output(
            of: Products.benchmarks, ["monorepo"] + arguments, in: workspace.scratch.folder)
    }

    @Test(
        "is a valid graph in every shape and size",
        arguments: ["tree", "chain", "wide", "layers", "diamond", "siblings", "services"], [1, 2, 5, 23])
    func shapes(_ shape: String, _ types: Int) async throws {
        let workspace = try Workspace()
        let line = try await generate(
            "Code", "--files", "\(2 * types)", "--modules", "2", "--annotated", "0.5", "--shape", shape,
            "--bytes", "500", in: workspace)
        #expect(line.contains(", \(types) annotated types, shape \(shape), seed 1: \(2 * types) files, "))
        let run = try await workspace.arbor("generate", "Code", "--output", "Generated.swift")
        let summary =
            "\(types) type\(types == 1 ? "" : "s") in the tree of Service0, "
            + "from \(types) annotated file\(types == 1 ? "" : "s") of \(2 * types)"
        #expect(run.errors == "arbor: \(summary); wrote Generated.swift\n")
    }

    @Test("is the same to the byte for the same numbers, and its fingerprint distinguishes others")
    func determinism() async throws {
        let workspace = try Workspace()
        let small = ["--files", "50", "--bytes", "2000"]
        func hash(_ folder: String, _ options: [String]) async throws -> Substring {
            let line = try await Command.output(
                of: Products.benchmarks, ["monorepo", folder] + small + options, in: workspace.scratch.folder)
            return try #require(line.firstMatch(of: /fingerprint ([0-9a-f]{16})\n/)).output.1
        }
        let first = try await hash("First", ["--seed", "7"])
        let second = try await hash("Second", ["--seed", "7"])
        #expect(first == second)
        let difference = try await Command.run(
            URL(filePath: "/usr/bin/env"), ["diff", "-r", "First", "Second"], in: workspace.scratch.folder)
        #expect(difference.output + difference.errors == "")
        let others = [
            ["--seed", "8"], ["--seed", "7", "--shape", "chain"], ["--seed", "7", "--modules", "3"],
            ["--seed", "7", "--code", "real", "--shape", "tree"],
        ]
        for (number, options) in others.enumerated() {
            #expect(try await hash("Other\(number)", options) != first, "with \(options)")
        }
    }

    @Test("is a valid graph with about six dependencies a type if its code is like real code")
    func realCode() async throws {
        let workspace = try Workspace()
        let line = try await generate("Code", "--files", "500", "--code", "real", in: workspace)
        #expect(line.contains(", 100 annotated types, real code, shape services, seed 1: 500 files, "))
        let run = try await workspace.arbor("validate", "Code")
        #expect(run.errors == "arbor: 100 types in the tree of Service0, from 100 annotated files of 500\n")
        let dependencies = try swiftFiles(below: workspace.scratch.url("Code")).reduce(0) { sum, file in
            let text = try String(contentsOf: file, encoding: .utf8)
            return sum + text.matches(of: #/(?m)^    @(Instantiated|Received) /#).count
        }
        #expect((400...700).contains(dependencies))
    }

    @Test("contains little but its graph if files are small")
    func small() async throws {
        let workspace = try Workspace()
        _ = try await generate(
            "Code", "--files", "9", "--annotated", "1", "--shape", "layers", "--bytes", "1", in: workspace)
        for file in try swiftFiles(below: workspace.scratch.url("Code")) {
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(text.contains("@Instantiable"))
            #expect(!text.contains("func step"))
            #expect(text.utf8.count < 2_000)
        }
    }

    @Test("is valid Swift", arguments: ["plain", "real"])
    func parses(_ code: String) async throws {
        let workspace = try Workspace()
        _ = try await generate("Code", "--files", "30", "--code", code, in: workspace)
        let compiler = try Products.swiftc.get()
        let files = try FileManager.default.subpathsOfDirectory(atPath: workspace.scratch.url("Code").path)
        let sources = files.filter { $0.hasSuffix(".swift") }
        #expect(sources.count == 30)
        let folder = workspace.scratch.url("Code")
        let run = try await Command.run(
            compiler, ["-frontend", "-parse", "-swift-version", "6"] + sources, in: folder)
        #expect(run.errors == "")
        #expect(run.status == 0)
    }

    @Test(
        "rejects numbers that make no sense",
        arguments: [
            (["--files", "0"], "--files takes a number from 1 to 10000000, not '0'"),
            (["--annotated", "1.5"], "--annotated takes a number from 0.0 to 1.0, not '1.5'"),
            (["--annotated", "nan"], "--annotated takes a number from 0.0 to 1.0, not 'nan'"),
            (
                ["--shape", "star"],
                "--shape takes one of tree, chain, wide, layers, diamond, siblings, services, not 'star'"
            ),
            (["--code", "good"], "--code takes one of plain, real, not 'good'"),
            (["--seed"], "--seed takes a value"),
            (["--size", "3"], "there is no option --size"),
        ])
    func wrongNumbers(_ options: [String], _ message: String) async throws {
        let workspace = try Workspace()
        let run = try await Command.run(
            Products.benchmarks, ["monorepo", "Code"] + options, in: workspace.scratch.folder)
        #expect(run.errors.hasPrefix("ArborBenchmarks: \(message)\nusage: "))
        #expect(run.status == 64)
        #expect(!workspace.scratch.holds("Code"))
    }

    @Test("the plugin's replies are measured")
    func plugin() async throws {
        let arguments = ["plugin", Products.macros.path, "--rounds", "1"]
        let table = try await Command.output(of: Products.benchmarks, arguments, in: Products.package)
        let rows = table.split(separator: "\n").dropFirst(2)
        #expect(rows.count == 5)
        // Valid declarations have short replies, and those with faults have long ones.
        let bytes = rows.compactMap { $0.split(separator: "|").last.flatMap { Int($0.filter(\.isNumber)) } }
        #expect(bytes.dropFirst().map { $0 > 100 } == [false, true, false, true])
    }
}
