import ArborTestSupport
import Foundation
import Testing

/// Runs that are killed at any time, and runs that meet.
@Suite("Killed and concurrent runs", .serialized)
struct KilledRunTests {
    /// Kills a run after a random time, and returns its status.
    private func kill(_ project: FaultProject, by signal: String, after milliseconds: Int) async throws {
        _ = try await Command.run(
            URL(filePath: "/usr/bin/timeout"),
            ["-s", signal, "0.\(String(1000 + milliseconds).dropFirst())", Products.arbor.path]
                + FaultProject.arguments,
            in: project.workspace.scratch.folder)
    }

    @Test(
        "a run that is killed leaves whole outputs, and nothing else for good",
        arguments: ["KILL", "TERM", "INT"])
    func killed(signal: String) async throws {
        let project = try await FaultProject()
        var random = SplitMix(seed: 7)
        for _ in 0..<Self.rounds {
            try project.reset()
            try project.edit(to: .new)
            try await kill(project, by: signal, after: Int.random(in: 1...60, using: &random))
            for (name, data) in project.contents {
                #expect(data == project.old[name] || data == project.new[name], "\(name) is torn")
            }
            // A signal that can be handled leaves nothing to the next run.
            if signal != "KILL" {
                #expect(project.contents == project.old || project.contents == project.new)
                #expect(project.leftovers.isEmpty, "\(project.leftovers)")
            }
            try await project.generate()
            #expect(project.contents == project.new)
            #expect(project.leftovers.isEmpty, "\(project.leftovers)")
        }
    }

    @Test("a file that may not grow as long as an output is a failed write")
    func fileSize() async throws {
        let project = try await FaultProject()
        for size in [0, 1, 100, 260] {
            try project.reset()
            try project.edit(to: .new)
            let result = try await Command.run(
                URL(filePath: "/usr/bin/prlimit"),
                ["--fsize=\(size)", Products.arbor.path] + FaultProject.arguments,
                in: project.workspace.scratch.folder)
            // The tests' own files for the program's output have the limit too.
            #expect(result.status == 74, "\(size): \(result.status)")
            #expect(project.contents == project.old)
            #expect(project.leftovers.isEmpty, "\(project.leftovers)")
        }
    }

    @Test("runs at the same time write one of their results, whole")
    func concurrent() async throws {
        let project = try await FaultProject()
        for round in 0..<5 {
            try project.reset()
            try project.edit(to: .new)
            let statuses = try await withThrowingTaskGroup(of: Int32.self) { group in
                for _ in 0..<8 { group.addTask { try await project.generate().status } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(statuses == Array(repeating: 0, count: 8), "round \(round)")
            #expect(project.contents == project.new)
            #expect(project.leftovers.isEmpty, "\(project.leftovers)")
        }
    }

    @Test(
        "runs with one process id share a folder",
        .enabled(if: Machine.allows("/usr/bin/unshare", "--pid", "--fork", "true")))
    func processNamespaces() async throws {
        let project = try await FaultProject()
        try project.reset()
        try project.edit(to: .new)
        let results = try await withThrowingTaskGroup(of: Command.Result.self) { group in
            for _ in 0..<24 {
                group.addTask {
                    try await Command.run(
                        URL(filePath: "/usr/bin/unshare"),
                        ["--pid", "--fork", Products.arbor.path] + FaultProject.arguments,
                        in: project.workspace.scratch.folder)
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        for result in results { #expect(result.status == 0, "\(result.errors)") }
        #expect(project.contents == project.new)
        #expect(project.leftovers.isEmpty, "\(project.leftovers)")
    }

    @Test("a folder that vanishes during the run is a failed write, and comes back with nothing in it")
    func vanishedFolder() async throws {
        let project = try await FaultProject()
        let folder = project.workspace.scratch.url("out")
        for _ in 0..<20 {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            async let result = Command.run(
                Products.arbor, ["generate", "Sources", "--quiet", "--output", "out/Code.swift"],
                in: project.workspace.scratch.folder)
            try? FileManager.default.removeItem(at: folder)
            let status = try await result.status
            #expect([0, 74].contains(status))
            try? FileManager.default.removeItem(at: folder)
        }
    }

    private static let rounds = Int(ProcessInfo.processInfo.environment["ARBOR_KILLS"] ?? "") ?? 40
}
