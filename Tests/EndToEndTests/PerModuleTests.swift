import Foundation
import Testing

/// `Examples/PerModule`: the modules that are read after a change, and whether the root is linked.
@Suite("Built module by module")
struct PerModuleTests {
    /// The example, with a tool that records its calls.
    private struct Example {
        private let scratch: Scratch
        private let tool: String

        init(tool: String) throws {
            self.tool = tool
            scratch = try Scratch()
            try copy("Notes/Sources")
            try copy("PerModule")
            // The example may have been built in its own folder.
            try? FileManager.default.removeItem(at: folder.appending(path: "build"))
            let script = try scratch.file(
                "bin/arbor",
                "#!/bin/sh\necho \"$@\" >>'\(scratch.url("log").path)'\nexec '\(Products.arbor.path)' \"$@\"\n"
            )
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
        }

        private func copy(_ path: String) throws {
            let place = scratch.url("Examples/\(path)")
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(
                at: Products.package.appending(path: "Examples/\(path)"), to: place)
        }

        var folder: URL { scratch.url("Examples/PerModule") }
        var output: URL { folder.appending(path: "build/Notes+Arbor.swift") }

        /// Builds the example, and returns the tool's calls: the subcommand and the module.
        func build() async throws -> [String] {
            try scratch.file("log", "")
            let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
            _ = try await Command.output(
                of: URL(filePath: "/usr/bin/env"),
                ["PATH=\(scratch.url("bin").path):\(path)", tool, "-j2"], in: folder)
            return try String(contentsOf: scratch.url("log"), encoding: .utf8).split(separator: "\n").map {
                let words = $0.split(separator: " ")
                let module = words.firstIndex(of: "--module-name").map { words[$0 + 1] }
                return [words[0], module].compactMap(\.self).joined(separator: " ")
            }
        }

        func edit(_ path: String, _ change: (String) -> String) throws {
            let file = scratch.url("Examples/Notes/Sources/\(path)")
            let text = FileManager.default.contents(atPath: file.path) ?? Data()
            try scratch.file(
                "Examples/Notes/Sources/\(path)", change(String(decoding: text, as: UTF8.self)))
        }

        func remove(_ path: String) throws {
            try FileManager.default.removeItem(at: scratch.url("Examples/Notes/Sources/\(path)"))
        }

        var code: String { get throws { try String(contentsOf: output, encoding: .utf8) } }

        /// The output of one run over all modules.
        func codeOfOneRun() async throws -> String {
            let sources = "../Notes/Sources"
            let modules = ["Login", "Model", "NoteBook", "Storage"]
            return try await Command.output(
                of: Products.arbor,
                ["generate", sources, "--quiet", "--module"] + modules.map { "\($0)=\(sources)/\($0)" },
                in: folder)
        }
    }

    @Test(
        "a clean build reads each module once, and links the same code as one run",
        arguments: ["make", "ninja"])
    func cleanBuild(_ tool: String) async throws {
        let example = try Example(tool: tool)
        let runs = try await example.build()
        #expect(
            runs.sorted() == [
                "generate", "scan Login", "scan Model", "scan NoteBook", "scan Storage",
            ])
        #expect(runs.last == "generate")
        #expect(try await example.code == example.codeOfOneRun())
        #expect(try await example.build() == [])
    }

    @Test(
        "a change in a module reads that module, and links if its meaning changed",
        arguments: ["make", "ninja"])
    func changes(_ tool: String) async throws {
        let example = try Example(tool: tool)
        _ = try await example.build()
        let stamp = try FileManager.default.attributesOfItem(atPath: example.output.path)
        // No location has changed.
        try example.edit("Login/PasswordHasher.swift") { $0 + "// A remark.\n" }
        #expect(try await example.build() == ["scan Login"])
        // A summary contains locations, because faults are reported with them. Code contains none.
        try example.edit("Login/PasswordHasher.swift") { "// A remark.\n" + $0 }
        #expect(try await example.build() == ["scan Login", "generate"])
        let stampNow = try FileManager.default.attributesOfItem(atPath: example.output.path)
        #expect(stamp[.systemFileNumber] as? Int == stampNow[.systemFileNumber] as? Int)
        #expect(stamp[.modificationDate] as? Date == stampNow[.modificationDate] as? Date)
        try example.edit("Login/PasswordHasher.swift") {
            $0.replacingOccurrences(of: "SaltedPasswordHasher", with: "PepperedPasswordHasher")
        }
        #expect(try await example.build() == ["scan Login", "generate"])
        #expect(try example.code.contains("PepperedPasswordHasher()"))
        #expect(try await example.build() == [])
    }

    @Test("a new or removed file makes its module be read again", arguments: ["make", "ninja"])
    func files(_ tool: String) async throws {
        let example = try Example(tool: tool)
        _ = try await example.build()
        try example.edit("Storage/New/Index.swift") { _ in "func index() {}\n" }
        #expect(try await example.build() == ["scan Storage"])
        try example.remove("Storage/New/Index.swift")
        #expect(try await example.build() == ["scan Storage"])
        // Another file may use the new name.
        try example.edit("Storage/New/Index.swift") { _ in "struct Index {}\n" }
        #expect(try await example.build() == ["scan Storage", "generate"])
        try example.edit("Notes/Main.swift") { _ in "struct Other {}\n" }
        #expect(try await example.build() == ["generate"])
    }
}
