import Foundation
import Testing

/// The completions as the shells read them, and the manual page as its formatters read it.
@Suite("Shells")
struct ShellTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace(["Some Sources/App.swift": Self.source, "some.list": ""])
    }

    private static let source = """
        @Instantiable(isRoot: true, fulfillingAdditionalTypes: [(any Entry).self])
        struct Beginning: Instantiable {
            init(middle: Middle) { self.middle = middle }
            @Instantiated let middle: Middle
        }

        @Instantiable
        struct Middle: Instantiable {
            init(theEnd: Outer.End) { self.theEnd = theEnd }
            @Instantiated let theEnd: Outer.End
            @Received let `default`: Int
        }

        enum Outer {
            @Instantiable
            struct End: Instantiable { init() {} }
        }
        """

    private static let everyCommand = [
        "generate", "validate", "fix", "lint", "explain", "graph", "scan", "link", "report",
        "diagnostics", "init", "doctor", "completions", "manual", "help",
    ]

    /// Words of a command line, of which the last is completed, and required completions.
    static let lines: [(words: [String], offers: [String])] = [
        (["gen"], ["generate"]),
        (["validate", "--diag"], ["--diagnostic-format", "--diagnostic-output"]),
        (["--max"], ["--max-diagnostics"]),
        (["generate", "--dep"], ["--dependency-tree-output", "--dependent-module-info"]),
        (["generate", "--diagnostic-format", "s"], ["sarif"]),
        (["graph", "--format", ""], ["dot", "json", "mermaid"]),
        (["explain", "--format", ""], ["json", "text"]),
        (["scan", "--format", "j"], ["jsonl"]),
        (["validate", "--ignore", "empty"], ["empty-list"]),
        (["validate", "--error", "unmet"], ["unmet-dependency"]),
        (["validate", "--warn", "adv"], ["advice"]),
        (["diagnostics", "unmet"], ["unmet-dependency"]),
        (["completions", ""], ["bash", "fish", "zsh"]),
        (["help", "val"], ["validate"]),
        (["generate", "--output", "some"], ["some.list"]),
        (["validate", "some"], ["some.list"]),
        (["explain", "Beg"], ["Beginning"]),
        (["explain", "Out"], ["Outer.End"]),
        (["explain", "theE"], ["theEnd"]),
        (["explain", "--format", "json", "Mid"], ["Middle"]),
        (["explain", "Beginning", "some"], ["some.list"]),
        (["graph", "--below", "Mid"], ["Middle"]),
        (["graph", "--format", "json", "--to", "Out"], ["Outer.End"]),
        (["init", "--arbor", "Some"], ["Some Sources"]),
        (["doctor", "--format", "j"], ["json"]),
    ]

    /// Words of which the last has an equals sign, and the completed word.
    static let joint = [
        (["graph", "--format=mer"], "--format=mermaid"),
        (["graph", "--below=Beg"], "--below=Beginning"),
        (["validate", "--diagnostic-format=sa"], "--diagnostic-format=sarif"),
        (["validate", "--warn=adv"], "--warn=advice"),
        (["generate", "--output=some"], "--output=some.list"),
        (["generate", "--include=Some"], "--include=Some\\ Sources"),
    ]

    @Test("bash completes subcommands, options, values, ids and files", arguments: lines)
    func bash(words: [String], offers: [String]) async throws {
        let found = try await bash(words)
        #expect(Set(offers).isSubset(of: found), "\(found)")
    }

    @Test("bash completes only what fits")
    func bashExactly() async throws {
        #expect(try await bash(["graph", "--format", ""]) == ["dot", "mermaid", "json"])
        #expect(try await bash(["validate", "--jobs", ""]) == [])
        #expect(try await bash(["generate", "--include", "Some"]) == ["Some Sources"])
        #expect(try await bash(["generate", "--include", "A", "B", "Some"]) == ["Some Sources"])
        #expect(try await bash(["graph", "--format", "=", "mer"]) == ["mermaid"])
        #expect(try await bash(["validate", "--warn", "unmet"]) == [], "an error always")
        #expect(
            try await Set(bash([""])) == Set(Self.everyCommand + ["Some Sources", "some.list", "arbor.bash"]))
    }

    @Test("bash completes names of types and dependencies, and only where they are meant")
    func bashNames() async throws {
        #expect(
            try await bash(["explain", ""]) == [
                "Beginning", "Middle", "Outer.End", "default", "middle", "theEnd",
            ])
        #expect(try await bash(["graph", "--below", ""]) == ["Beginning", "Middle", "Outer.End"])
        #expect(try await bash(["explain", "--include", "Some\\ Sources", "--quiet", "Mi"]) == ["Middle"])
        #expect(try await bash(["validate", "Beg"]) == [])
        #expect(try await bash(["generate", "--module", "App", "=", "So"]) == ["Some Sources"])
    }

    @Test("a name that looks like a command isn't run", arguments: ["bash", "fish"])
    func hostileNames(shell: String) async throws {
        let script = try await completions(for: shell)
        let tool = try workspace.scratch.file(
            "bin/arbor", "#!/bin/sh\necho '$(touch ran)'\necho '`touch ran`'\n")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool.path)
        let path = "export PATH=\"\(tool.deletingLastPathComponent().path):$PATH\""
        let output =
            shell == "fish"
            ? try await self.shell("fish", "\(path); source \(script); complete -C 'arbor explain '")
            : try await self.shell(
                "bash",
                "\(path); source \(script); COMP_WORDS=(arbor explain ''); COMP_CWORD=2; _arbor; "
                    + #"printf '%s\n' "${COMPREPLY[@]}""#)
        #expect(output.contains("touch"), "\(output)")
        #expect(!workspace.scratch.holds("ran"))
    }

    @Test("names come from a cache where the line names one")
    func cachedNames() async throws {
        #expect(try await workspace.arbor("validate", "--cache", "names.cache").status == 1)
        let cached = try await workspace.arbor("--names", "explain", "--cache", "names.cache")
        #expect(try await cached.output == workspace.arbor("--names", "explain").output)
        #expect(cached.output.hasPrefix("Beginning\n") && cached.errors == "")
        try workspace.scratch.file(
            "Clocks.swift",
            "protocol ClockDependency { var clock: Int { get } }\ntypealias PageDependencies = ClockDependency\n"
        )
        let composed = try await workspace.arbor("--names", "graph", "--composed")
        #expect(composed.output == "ClockDependency\nPageDependencies\nclock\n")
        #expect(try await workspace.arbor("--names", "fix").status == 64)
    }

    @Test("fish completes the same", arguments: lines)
    func fish(words: [String], offers: [String]) async throws {
        let script = try await completions(for: "fish")
        let line = (["arbor"] + words).joined(separator: " ")
        let output = try await shell("fish", "\(path); source \(script); complete -C '\(line)'")
        // A tab separates a completion from its description, and a slash ends a folder.
        let found = output.split(separator: "\n").map { line in
            let word = String(line.prefix { $0 != "\t" })
            return word.hasSuffix("/") ? String(word.dropLast()) : word
        }
        #expect(Set(offers).isSubset(of: found), "\(output)")
    }

    @Test("fish completes values after an equals sign", arguments: joint)
    func fishJoint(words: [String], completed: String) async throws {
        let script = try await completions(for: "fish")
        let line = (["arbor"] + words).joined(separator: " ")
        let output = try await shell("fish", "\(path); source \(script); complete -C '\(line)'")
        let found = output.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
        #expect(
            found.contains { $0.filter { $0 != "\\" }.hasPrefix(completed.filter { $0 != "\\" }) },
            "\(output)")
    }

    @Test("bash completes values after an equals sign, on a terminal", arguments: joint)
    func bashJoint(words: [String], completed: String) async throws {
        let script = try await completions(for: "bash")
        let line = (["arbor"] + words).joined(separator: " ")
        let output = try await shell(
            "zsh",
            """
            ulimit -t 20 # A shell that never answers would be read for ever.
            zmodload zsh/zpty
            \(path)
            zpty -b terminal env TERM=dumb bash --norc --noprofile -i
            zpty -w terminal "PS1='ready '; bind 'set enable-bracketed-paste off'; . ./\(script)"
            zpty -w terminal 'show() { printf "<%s>" "$READLINE_LINE"; }'
            zpty -w terminal "bind -x '\\"\\\\C-o\\": show'; echo loa''ded"
            zpty -r terminal text '*loaded*ready '
            zpty -w -n terminal '\(line)'$'\\t\\x0f'
            zpty -r terminal text '*<*>*' && print -r -- "${text##*<}"
            zpty -d terminal
            """)
        #expect(output.hasPrefix("arbor \(words[0]) \(completed)"), "\(output)")
    }

    /// Types the same line in a shell with a terminal of its own, and presses the tab key. An unambiguous
    /// completion is inserted, and a second press shows the line.
    @Test(
        "zsh completes the same",
        arguments: lines.filter { $0.offers.count == 1 }.map {
            (
                $0.words,
                ($0.words.dropLast() + [$0.offers[0].replacing(" ", with: "\\ ")]).joined(separator: " ")
            )
        } + joint.map { ($0.0, ($0.0.dropLast() + [$0.1]).joined(separator: " ")) })
    func zsh(words: [String], completed: String) async throws {
        let script = try await completions(for: "zsh")
        let line = (["arbor"] + words).joined(separator: " ")
        let output = try await shell(
            "zsh",
            """
            ulimit -t 20 # A shell that never answers would be read for ever.
            zmodload zsh/zpty
            \(path)
            zpty -b terminal zsh -f -i
            zpty -w terminal "PS1='ready '; autoload -U compinit; compinit -u -D; . ./\(script)"
            zpty -w terminal 'show() { print -rn -- "<$BUFFER>" }; zle -N show; bindkey "^O" show; print loa""ded'
            zpty -r terminal text '*loaded*ready '
            zpty -w -n terminal '\(line)'$'\\t\\x0f'
            zpty -r terminal text '*<*>*' && print -r -- "${text##*<}"
            zpty -d terminal
            """)
        #expect(output.hasPrefix("arbor \(completed)"), "\(output)")
    }

    @Test("all options of all subcommands are in every shell's completions and on the manual page")
    func whole() async throws {
        let texts = try await ["bash", "zsh", "fish"].asyncMap { shell in
            try await workspace.arbor("completions", shell).output
        }
        let page = try await workspace.arbor("manual").output
        for command in Self.everyCommand.dropLast() {
            let help = try await workspace.arbor("help", command).output
            let options = help.split { " ,\n".contains($0) }.filter { $0.hasPrefix("--") && $0.count > 2 }
            #expect(options.contains("--help"))
            for option in options.map({ $0.filter { !"'.".contains($0) } }) {
                #expect(texts[0].contains("\(option)") && texts[1].contains("\(option)"), "\(option)")
                #expect(texts[2].contains(" -l \(option.dropFirst(2)) "), "\(option)")
                #expect(page.contains("Fl -\(option.dropFirst(2))"), "\(option)")
            }
            #expect(page.contains(".Ss arbor \(command)\n"))
        }
    }

    @Test("the manual page is valid mdoc")
    func page() async throws {
        let page = try workspace.scratch.file("arbor.1", try await workspace.arbor("manual").output)
        #expect(try await shell("mandoc", ["-T", "lint", "-W", "warning", page.path]) == "")
        #expect(try await shell("groff", ["-mdoc", "-ww", "-z", "-T", "ascii", page.path]) == "")
        let warnings = try await shell(
            "env", ["LC_ALL=C.UTF-8", "MANWIDTH=80", "man", "--warnings", "-l", page.path])
        #expect(!warnings.contains("warning:") && warnings.contains("ARBOR(1)"), "\(warnings)")
        let text = try await shell("mandoc", ["-T", "ascii", page.path])
        let version = try await workspace.arbor("--version").output.dropLast()
        let footer = text.split(separator: "\n").last ?? ""
        #expect(footer.hasPrefix("Arbor \(version) ") && footer.contains(/\w+ \d+, 20\d\d/), "\(footer)")
        #expect(
            text.contains(
                "-\u{8}--\u{8}-o\u{8}ou\u{8}ut\u{8}tp\u{8}pu\u{8}ut\u{8}t _\u{8}f_\u{8}i_\u{8}l_\u{8}e"))
    }

    @Test("the manual page describes an option of several subcommands once")
    func once() async throws {
        let page = try await workspace.arbor("manual").output
        func count(_ option: String) -> Int {
            page.matches(of: try! Regex("(?m)^\\.It .*Fl -\(option)( |$)")).count
        }
        for option in [
            "jobs", "include", "quiet", "version", "diagnostic-format", "cache", "leaf-suffix", "dry-run",
        ] {
            #expect(count(option) == 1, "\(option)")
        }
        #expect(count("format") > 1, "each of these has other values")
        let own = page.split(separator: "\n.Ss ").map(String.init)
        let explain = try #require(own.first { $0.hasPrefix("arbor explain\n") })
        #expect(explain.contains("Also takes these options") && explain.contains(".Fl -jobs ,\n"))
    }

    @Test("an unknown shell is rejected")
    func unknown() async throws {
        let result = try await workspace.arbor("completions", "tcsh")
        #expect(result.status == 64)
        #expect(result.errors.hasPrefix("arbor: error: There are no completions for 'tcsh'"))
    }

    private func bash(_ words: [String]) async throws -> [String] {
        let script = try await completions(for: "bash")
        let quoted = (["arbor"] + words).map { "'\($0)'" }.joined(separator: " ")
        let output = try await shell(
            "bash",
            "\(path); set -u; source \(script); COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count); COMPREPLY=(); _arbor; "
                + #"((${#COMPREPLY[@]} == 0)) || printf '%s\n' "${COMPREPLY[@]}""#)
        return output.split(separator: "\n").map(String.init)
    }

    /// Puts the tool into `PATH`. All shells read it.
    private var path: String { "export PATH=\"\(Products.arbor.deletingLastPathComponent().path):$PATH\"" }

    /// The script's name in the workspace.
    private func completions(for shell: String) async throws -> String {
        let result = try await workspace.arbor("completions", shell)
        try #require(result.status == 0 && result.errors == "")
        try workspace.scratch.file("arbor.\(shell)", result.output)
        return "arbor.\(shell)"
    }

    private func shell(_ name: String, _ script: String) async throws -> String {
        try await shell(name, ["-c", script])
    }

    /// The output of a program, including errors.
    private func shell(_ name: String, _ arguments: [String]) async throws -> String {
        let result = try await Command.run(
            URL(filePath: "/usr/bin/env"), [name] + arguments, in: workspace.scratch.folder)
        return result.output + result.errors
    }
}

extension Sequence {
    fileprivate func asyncMap<Result>(_ transform: (Element) async throws -> Result) async rethrows
        -> [Result]
    {
        var results: [Result] = []
        for element in self { results.append(try await transform(element)) }
        return results
    }
}
