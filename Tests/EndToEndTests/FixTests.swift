import Foundation
import Testing

/// `arbor fix` edits files of the user, so each test compares all of them.
@Suite("Fixing sources")
struct FixTests {
    @Test(
        "a dry run's diff does what the fix does, and a second fix does nothing",
        arguments: Fixture.all("Faulty"))
    func fixture(_ fixture: Fixture) async throws {
        let input = fixture.folder.appending(path: "Input")
        let scratch = try Scratch()
        for copy in ["dry", "wet"] {
            try scratch.file(copy + "/note", "")
            try FileManager.default.copyItem(at: input, to: scratch.url(copy + "/Input"))
            for name in ["options.txt", "baseline"] {
                let file = fixture.folder.appending(path: name)
                try? FileManager.default.copyItem(at: file, to: scratch.url("\(copy)/\(name)"))
            }
        }
        let words = ["fix", "Input", "--quiet"] + fixture.options
        let dry = try await Command.run(Products.arbor, words + ["--dry-run"], in: scratch.url("dry"))
        #expect(try contents(of: scratch.url("dry/Input")) == contents(of: input))
        let wet = try await Command.run(Products.arbor, words, in: scratch.url("wet"))
        #expect(wet.status == dry.status && wet.errors == dry.errors && wet.output == "")
        try scratch.file("diff", dry.output)
        _ = try await Command.output(
            of: URL(filePath: "/usr/bin/env"), ["patch", "-s", "-p1", "-i", scratch.url("diff").path],
            in: scratch.url("dry"))
        let fixed = try contents(of: scratch.url("wet/Input"))
        #expect(try contents(of: scratch.url("dry/Input")) == fixed)
        let again = try await Command.run(Products.arbor, words, in: scratch.url("wet"))
        #expect(again.errors == wet.errors && again.status == wet.status)
        #expect(try contents(of: scratch.url("wet/Input")) == fixed)
    }

    @Test("a case with a certain fix for each fault is valid afterwards")
    func whole() async throws {
        let fixture = try #require(Fixture.all("Faulty").first { $0.name == "FixableFaults" })
        let scratch = try Scratch()
        try FileManager.default.copyItem(
            at: fixture.folder.appending(path: "Input"), to: scratch.url("Input"))
        let fixed = try await Command.run(Products.arbor, ["fix", "Input"], in: scratch.folder)
        #expect(fixed.status == 0)
        #expect(
            fixed.errors == "arbor: note: 8 fixes in 1 file\n"
                + "arbor: 6 types in the tree of App, from 1 annotated file of 1\n")
        try fixture.expect(fixed.output, is: "fixes.txt")
        let validated = try await Command.run(Products.arbor, ["validate", "Input"], in: scratch.folder)
        #expect(validated.status == 0)
    }

    private static let twoFiles = [
        "Sources/App.swift": """
        @Instantiable(isRoot: true, conformElsewhere: true)
        public struct App: Instantiable {
            public init(home: Home) { self.home = home }
            @Instantiated let home: Home
        }
        """,
        "Sources/Home.swift": """
        @Instantiable(conformElsewhere: true)
        public struct Home: Instantiable { public init() {} }

        """,
    ]

    @Test("a name that is misspelt in many places is replaced in all of them")
    func manyPlaces() async throws {
        let types = (0..<25).map { number in
            """
            @Instantiable public struct Part\(number): Instantiable {
                public init(service: Servcie) { self.service = service }
                @Instantiated let service: Servcie
            }

            """
        }
        let properties = (0..<25).map { "    @Instantiated let part\($0): Part\($0)\n" }.joined()
        let parameters = (0..<25).map { "part\($0): Part\($0)" }.joined(separator: ", ")
        let values = (0..<25).map { "        self.part\($0) = part\($0)\n" }.joined()
        let workspace = try Workspace([
            "Sources/App.swift": """
            @Instantiable(isRoot: true) public struct App: Instantiable {
                public init(\(parameters)) {
            \(values)    }
            \(properties)}
            @Instantiable public struct Service: Instantiable { public init() {} }
            """,
            "Sources/Parts.swift": types.joined(),
        ])
        let fixed = try await workspace.arbor("fix", "Sources")
        #expect(fixed.status == 0, "\(fixed.errors)")
        #expect(
            try !String(contentsOf: workspace.scratch.url("Sources/Parts.swift"), encoding: .utf8).contains(
                "Servcie"))
    }

    @Test("a similar name isn't written if another one may be meant")
    func otherName() async throws {
        let workspace = try Workspace([
            "Sources/App.swift": """
            @Instantiable(isRoot: true) public struct App: Instantiable {
                public init(log: Log) { self.log = log }
                @Instantiated let log: Log
            }
            @Instantiable public struct Dog: Instantiable { public init() {} }
            """
        ])
        #expect(try await workspace.arbor("fix", "Sources").status == 1)
        #expect(
            try String(contentsOf: workspace.scratch.url("Sources/App.swift"), encoding: .utf8).contains(
                "log: Log"))
    }

    @Test("if one file can't be written, none is")
    func atomic() async throws {
        let workspace = try Workspace(Self.twoFiles)
        let second = workspace.scratch.url("Sources/Home.swift").path
        chmod(second, 0o444)
        let refused = try await workspace.arbor("fix", "Sources")
        #expect(refused.status == 74)
        #expect(
            refused.errors
                == "Sources/Home.swift: error: can't write the file: it is read-only [unwritable-output]\n"
                + "Sources/Home.swift: note: help: make it writable first: chmod u+w\n")
        #expect(refused.output == "")
        let left = try contents(of: workspace.scratch.url("Sources"))
        #expect(
            left.mapValues { String(decoding: $0, as: UTF8.self) } == [
                "App.swift": Self.twoFiles["Sources/App.swift"],
                "Home.swift": Self.twoFiles["Sources/Home.swift"],
            ])
        chmod(second, 0o640)
        #expect(try await workspace.arbor("fix", "Sources").status == 0)
        let mode = try FileManager.default.attributesOfItem(atPath: second)[.posixPermissions] as? Int
        #expect(mode == 0o640)
        let names = try FileManager.default.contentsOfDirectory(atPath: workspace.scratch.url("Sources").path)
        #expect(names.sorted() == ["App.swift", "Home.swift"])
    }

    @Test("a fault of all uses of a generic type is fixed once")
    func generic() async throws {
        let workspace = try Workspace([
            "App.swift": """
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init(user: User, ints: Box<Int>, texts: Box<String>) {}
                @Instantiated let user: User
                @Instantiated let ints: Box<Int>
                @Instantiated let texts: Box<String>
            }
            @Instantiable public struct User: Instantiable { public init() {} }
            @Instantiable
            public struct Box<Value>: Instantiable {
                public init(user: User?) {}
                @Received let user: User?
            }
            """
        ])
        let faults = try await workspace.arbor("validate", "App.swift")
        #expect(faults.errors.hasSuffix("arbor: 1 error; 'arbor fix' can fix it\n"))
        let fixed = try await workspace.arbor("fix", "App.swift")
        #expect(fixed.output.split(separator: "\n").count == 1)
        #expect(fixed.status == 0)
        let text = try String(contentsOf: workspace.scratch.url("App.swift"), encoding: .utf8)
        #expect(text.contains("\n    @Received(onlyIfAvailable: true) let user: User?\n"))
    }

    @Test("a link stays a link, and its file is edited")
    func link() async throws {
        let workspace = try Workspace(["Sources/App.swift": Self.twoFiles["Sources/App.swift"] ?? ""])
        try workspace.scratch.file("Home.swift", Self.twoFiles["Sources/Home.swift"] ?? "")
        let link = workspace.scratch.url("Sources/Home.swift")
        try FileManager.default.createSymbolicLink(
            atPath: link.path, withDestinationPath: "../Home.swift")
        #expect(try await workspace.arbor("fix", "Sources").status == 0)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "../Home.swift")
        let text = try String(contentsOf: workspace.scratch.url("Home.swift"), encoding: .utf8)
        #expect(text.hasPrefix("@Instantiable(conformsElsewhere: true)\n"))
    }

    @Test("files of linked modules, and generated ones, are not edited")
    func outside() async throws {
        let workspace = try Workspace([
            "Home/Home.swift": """
            @Instantiable
            public struct Home: Instantiable {
                public init(clcok: Clock) { self.clcok = clcok }
                @Received let clcok: Clock
            }
            """,
            "App/App.swift": """
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init(home: Home, clock: Clock) {}
                @Instantiated let home: Home
                @Instantiated let clock: Clock
            }
            @Instantiable public struct Clock: Instantiable { public init() {} }
            """,
        ])
        _ = try await workspace.arbor(
            "scan", "--module-name", "Home", "Home", "--output", "Home.arbor")
        let before = try contents(of: workspace.scratch.folder)
        let linked = try await workspace.arbor("fix", "App", "--dependent-module-info", "Home.arbor")
        #expect(linked.status == 1)
        #expect(
            linked.errors.contains(
                "arbor: note: not applied: Home/Home.swift:4:19: receive 'clock' as 'clcok' [unmet-dependency]: the edit "
                    + "is outside the sources, or in a generated file\n"), "\(linked.errors)")
        #expect(try contents(of: workspace.scratch.folder) == before)
        let home = workspace.scratch.url("Home/Home.swift")
        let text = try String(contentsOf: home, encoding: .utf8)
        let generated = "// Written by arbor, which proved\n" + text
        try workspace.scratch.file("Home/Home.swift", generated)
        #expect(try await workspace.arbor("fix", "App", "Home").status == 1)
        #expect(try String(contentsOf: home, encoding: .utf8) == generated)
        try workspace.scratch.file("Home/Home.swift", text)
        #expect(try await workspace.arbor("fix", "App", "Home").status == 0)
    }

    @Test("questions take a terminal")
    func noTerminal() async throws {
        let workspace = try Workspace(Self.twoFiles)
        let result = try await workspace.arbor("fix", "Sources", "--interactive")
        #expect(result.status == 64)
        #expect(
            result.errors
                == "arbor: error: '--interactive' needs a terminal\nSee 'arbor fix --help'.\n"
        )
    }

    @Test(
        "each fix is asked about on a terminal",
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
    func interactive() async throws {
        let workspace = try Workspace(Self.twoFiles)
        let line =
            "printf 'n\\nwhat\\ny\\n' | script -qec \"'\(Products.arbor.path)' fix Sources -i\" /dev/null"
        let result = try await Command.run(
            URL(filePath: "/bin/sh"), ["-c", line], in: workspace.scratch.folder)
        #expect(result.output.contains("help: write 'conformsElsewhere'"))
        #expect(result.output.contains("+@Instantiable(conformsElsewhere: true)"))
        #expect(result.output.matches(of: /Apply this fix\?/).count == 3, "\(result.output)")
        let texts = try contents(of: workspace.scratch.url("Sources"))
        #expect(texts["App.swift"] == Data((Self.twoFiles["Sources/App.swift"] ?? "").utf8))
        #expect(texts["Home.swift"]?.starts(with: Data("@Instantiable(conformsElsewhere".utf8)) == true)
    }

    /// The files below a folder, by their paths there.
    private func contents(of folder: URL) throws -> [String: Data] {
        var contents: [String: Data] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
            contents[path] = FileManager.default.contents(atPath: folder.appending(path: path).path)
        }
        return contents
    }
}
