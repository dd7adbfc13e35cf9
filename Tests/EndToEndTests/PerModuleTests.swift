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
                "link", "report", "scan Login", "scan Model", "scan NoteBook", "scan Notes", "scan Storage",
            ])
        #expect(runs.suffix(2) == ["link", "report"])
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
        for edit in [{ $0 + "// A remark.\n" }, { "// A remark.\n" + $0 }] as [(String) -> String] {
            try example.edit("Login/PasswordHasher.swift", edit)
            #expect(try await example.build() == ["scan Login"])
        }
        let stampNow = try FileManager.default.attributesOfItem(atPath: example.output.path)
        #expect(stamp[.systemFileNumber] as? Int == stampNow[.systemFileNumber] as? Int)
        #expect(stamp[.modificationDate] as? Date == stampNow[.modificationDate] as? Date)
        try example.edit("Login/PasswordHasher.swift") {
            $0.replacingOccurrences(of: "SaltedPasswordHasher", with: "PepperedPasswordHasher")
        }
        #expect(try await example.build() == ["scan Login", "link", "report"])
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
        // The code doesn't use it.
        #expect(try await example.build() == ["scan Storage", "link"])
        try example.edit("Notes/Main.swift") { $0 + "struct Other {}\n" }
        #expect(try await example.build() == ["scan Notes", "link"])
    }

    @Test(
        "an error is reported at its line, and at its new line after an edit above it",
        arguments: ["make", "ninja"])
    func errors(_ tool: String) async throws {
        let example = try Example(tool: tool)
        let line = "    @Received private let missing: Missing\n"
        try example.edit("Login/Authenticator.swift") {
            $0.replacingOccurrences(
                of: "    @Received private let accountStore",
                with: line + "    @Received private let accountStore")
        }
        var numbers: [Int] = []
        for _ in 0..<2 {
            let failure = await #expect(throws: Command.Failure.self) { try await example.build() }
            let text = "\(failure.map { "\($0)" } ?? "")"
            let found = text.firstMatch(of: /Authenticator\.swift:(\d+):\d+: error/)
            numbers.append(found.flatMap { Int($0.output.1) } ?? 0)
            try example.edit("Login/Authenticator.swift") { "// A remark.\n" + $0 }
        }
        #expect(numbers[0] > 0)
        #expect(numbers[1] == numbers[0] + 1)
    }
}
