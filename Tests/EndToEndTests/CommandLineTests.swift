import Foundation
import Testing

/// Words on the command line: their meaning, and errors in them.
@Suite("The command line")
struct CommandLineTests {
    /// Expects a usage error of two lines: the fault, and a pointer to the help.
    private func expectUsageError(
        _ arguments: [String], _ message: String, help: String = "generate --help",
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let workspace = try Workspace(Workspace.sound)
        let result = try await Command.run(Products.arbor, arguments, in: workspace.scratch.folder)
        #expect(
            result.errors == "arbor: error: \(message)\nSee 'arbor \(help)'.\n",
            sourceLocation: sourceLocation)
        #expect(result.output == "", sourceLocation: sourceLocation)
        #expect(result.status == 64, sourceLocation: sourceLocation)
    }

    @Test(
        "the number of jobs is a whole number from 1",
        arguments: ["0", "x", "-1", "1.5", "", "99999999999999999999"])
    func jobs(_ value: String) async throws {
        try await expectUsageError(
            ["generate", "Sources", "--jobs", value],
            "The value '\(value)' is invalid for '--jobs <n>': give a whole number from 1 on")
    }

    @Test("a misspelled option is corrected in the message")
    func unknownOption() async throws {
        try await expectUsageError(
            ["generate", "Sources", "--ouput", "x"], "Unknown option '--ouput'. Did you mean '--output'?")
        try await expectUsageError(
            ["validate", "--jbos=3", "Sources"], "Unknown option '--jbos'. Did you mean '--jobs'?",
            help: "validate --help")
        try await expectUsageError(
            ["generate", "--formt", "json"], "Unknown option '--formt'. Did you mean '--diagnostic-format'?")
        try await expectUsageError(["generate", "--frobnicate"], "Unknown option '--frobnicate'")
        try await expectUsageError(
            ["validate", "--output", "x"],
            "'arbor validate' has no option '--output', but 'arbor generate' has", help: "validate --help")
        try await expectUsageError(["generate", "Sources", "--quiet=1"], "'--quiet' takes no value")
        try await expectUsageError(["generate", "-z"], "Unknown option '-z'")
        try await expectUsageError(
            ["Sources", "--quite"], "Unknown option '--quite'. Did you mean '--quiet'?")
    }

    @Test("an option without its value is reported")
    func missingValue() async throws {
        try await expectUsageError(["generate", "Sources", "--output"], "Missing value for '--output'")
        try await expectUsageError(["generate", "Sources", "-j"], "Missing value for '-j'")
        try await expectUsageError(
            ["validate", "Sources", "--jobs"], "Missing value for '--jobs'", help: "validate --help")
    }

    @Test("a misspelled subcommand isn't read as a folder")
    func unknownSubcommand() async throws {
        try await expectUsageError(
            ["genrate", "Sources"],
            "There is no subcommand, file or folder 'genrate'. Did you mean 'generate'?", help: "--help")
        try await expectUsageError(
            ["frobnicate"],
            "There is no subcommand, file or folder 'frobnicate'. The subcommands are "
                + Self.subcommands.joined(separator: ", "), help: "--help")
        let workspace = try Workspace(Workspace.sound)
        let result = try await workspace.arbor("help", "genrate")
        #expect(
            result.errors.hasPrefix(
                "arbor: error: There is no subcommand 'genrate'. Did you mean 'generate'?\n"))
        #expect(result.status == 64)
        let path = try await workspace.arbor("genrate.swift")
        #expect(path.errors.hasPrefix("arbor: error: there is no file or folder 'genrate.swift'"))
        #expect(path.status == 66)
    }

    private static let subcommands = [
        "generate", "validate", "fix", "lint", "explain", "graph", "scan", "link", "report", "diagnostics",
        "init", "doctor", "completions", "manual",
    ]

    @Test("'arbor' alone, in a folder without a root, says what to do")
    func alone() async throws {
        let advice = """
            arbor: error: there is no root in this folder, so there is nothing to wire
            help: 'arbor init' adds Arbor and a root to the package in a folder
            help: without a package, mark the type that the program starts with: @Instantiable(isRoot: true)
            help: 'arbor doctor' checks a set-up, and 'arbor --help' lists the subcommands

            """
        let workspace = try Workspace()
        let empty = try await workspace.arbor()
        #expect(empty.errors == advice.replacing("no root", with: "no Swift file"))
        #expect(empty.status == 66 && empty.output == "")
        try workspace.scratch.file("Sources/main.swift", "print(1)\n")
        let plain = try await workspace.arbor()
        #expect(plain.errors == advice)
        #expect(plain.status == 1 && plain.output == "")
        try workspace.scratch.file(
            "Sources/App.swift", "@Instantiable struct A: Instantiable { init() {} }\n")
        let rootless = try await workspace.arbor()
        #expect(rootless.errors.contains("[no-root]\n") && rootless.errors.contains("add 'isRoot: true'"))
        #expect(rootless.status == 1)
        // A named input is no question about how to begin.
        try FileManager.default.removeItem(at: workspace.scratch.url("Sources/App.swift"))
        #expect(try await workspace.arbor("generate", ".").status == 0)
        let whole = try Workspace(Workspace.sound)
        #expect(try await whole.arbor().output == whole.arbor("generate", ".").output)
    }

    @Test(
        "each subcommand has its help",
        arguments: ["generate", "validate", "fix", "lint", "scan", "init", "doctor"])
    func help(_ command: String) async throws {
        let workspace = try Workspace()
        let help = try await workspace.arbor(command, "--help")
        #expect(help.status == 0)
        #expect(help.errors == "")
        #expect(help.output.contains("USAGE: arbor \(command) "))
        let readers = ["init", "doctor"].contains(command) ? [] : ["--jobs"]
        for option in readers + ["--quiet", "--version", "--help"] { #expect(help.output.contains(option)) }
        #expect(help.output.split(separator: "\n").allSatisfy { $0.hasPrefix("USAGE") || $0.count <= 80 })
        #expect(try await workspace.arbor(command, "-h").output == help.output)
        #expect(try await workspace.arbor("help", command).output == help.output)
    }

    @Test("the overview lists each subcommand", arguments: [["--help"], ["-h"], ["help"]])
    func overview(_ arguments: [String]) async throws {
        let workspace = try Workspace()
        let help = try await Command.run(Products.arbor, arguments, in: workspace.scratch.folder)
        #expect(help.status == 0)
        for command in ["generate (default)", "validate", "scan"] {
            #expect(help.output.contains("  \(command)"))
        }
    }

    @Test("the version is printed on one line", arguments: [["--version"], ["generate", "--version"]])
    func version(_ arguments: [String]) async throws {
        let workspace = try Workspace()
        let result = try await Command.run(Products.arbor, arguments, in: workspace.scratch.folder)
        #expect(result.output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
        #expect(result.errors == "")
        #expect(result.status == 0)
    }

    @Test("a run prints a one-line summary, unless it is quiet")
    func summary() async throws {
        let workspace = try Workspace(Workspace.sound)
        let first = try await workspace.arbor("generate", "Sources", "--output", "Generated.swift")
        let proof = "arbor: 2 types in the tree of App, from 2 annotated files of 2"
        #expect(first.errors == proof + "; wrote Generated.swift\n")
        let second = try await workspace.arbor("generate", "Sources", "--output", "Generated.swift")
        #expect(second.errors == proof + "; nothing changed\n")
        let validation = try await workspace.arbor("validate", "Sources")
        #expect(validation.errors == proof + "\n")
        for quiet in ["--quiet", "-q"] {
            let result = try await workspace.arbor("generate", "Sources", "--output", "Other.swift", quiet)
            #expect(result.errors + result.output == "")
            #expect(result.status == 0)
        }
    }

    @Test("the flags of SafeDITool have the same effects")
    func flagsOfSafeDITool() async throws {
        let workspace = try Workspace(Workspace.sound)
        try workspace.scratch.file("list.csv", "Sources/App.swift,Sources/Home.swift")
        try workspace.scratch.file("folders.csv", "Sources")
        let plain = try await workspace.arbor("generate", "Sources")
        for arguments in [
            ["list.csv"], ["--include", "Sources"], ["--swift-sources-file", "list.csv"],
            ["--include-file-path", "folders.csv"], ["list.csv", "--include", "Sources", "Sources"],
        ] {
            let tool = try await Command.run(
                Products.arbor, arguments + ["--dependency-tree-output", "Tree.swift", "--quiet"],
                in: workspace.scratch.folder)
            #expect(tool.status == 0)
            #expect(tool.errors == "")
            let text = try String(contentsOf: workspace.scratch.url("Tree.swift"), encoding: .utf8)
            #expect(text == plain.output, "with \(arguments)")
            try FileManager.default.removeItem(at: workspace.scratch.url("Tree.swift"))
        }
        let modules = try await workspace.arbor(
            "generate", "Sources", "--additional-imported-modules", "B", "A")
        #expect(
            modules.output.contains(
                "#if canImport(A)\nimport A\n#endif\n#if canImport(B)\nimport B\n#endif\n"))
    }

    @Test("a word with control characters is one line of an error, and a module that is no name is refused")
    func hostileWords() async throws {
        let workspace = try Workspace(Workspace.sound)
        let word = try await workspace.arbor("validate", "--x\n::error ::y\u{1B}[2J")
        #expect(
            word.errors.hasPrefix(#"arbor: error: Unknown option '--x\u{A}::error ::y\u{1B}[2J'"# + "\nSee '")
        )
        let name = try await workspace.arbor("explain", "a\n::error ::b", "Sources")
        #expect(
            name.errors.hasPrefix(
                #"arbor: error: The sources have no type and no dependency 'a\u{A}::error ::b'"#))
        for option in ["--module-name", "--additional-imported-modules"] {
            let module = try await workspace.arbor("generate", "Sources", option, "Foo\nimport Bar")
            #expect(
                module.errors.hasPrefix(
                    #"arbor: error: The value 'Foo\u{A}import Bar' is invalid for '\#(option)': it is not the name of a module"#
                ))
            #expect(module.status == 64 && module.output == "")
        }
        try workspace.scratch.file("list.csv", "Foo; import Bar")
        let list = try await workspace.arbor(
            "generate", "Sources", "--additional-imported-modules-file-path", "list.csv")
        #expect(
            list.errors.contains(
                "error: 'Foo; import Bar' in '--additional-imported-modules-file-path' is not"))
        #expect(list.status == 1 && list.output == "")
    }

    @Test("a missing folder with a quote and a line break is one word of the command that makes it")
    func hostileFolder() async throws {
        let workspace = try Workspace(Workspace.sound)
        let result = try await workspace.arbor("generate", "Sources", "--output", "-it's\nhere/A.swift")
        #expect(result.errors.contains(#"mkdir -p $'./-it\'s\012here'"# + "\n"))
    }

}
