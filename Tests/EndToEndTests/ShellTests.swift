import Foundation
import Testing

/// The completions as the shells read them, and the manual page as its formatters read it.
@Suite("Shells")
struct ShellTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace(["Some Sources/App.swift": "", "some.list": ""])
    }

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

    @Test("fish completes the same", arguments: lines)
    func fish(words: [String], offers: [String]) async throws {
        let script = try await completions(for: "fish")
        let line = (["arbor"] + words).joined(separator: " ")
        let output = try await shell("fish", "source \(script); complete -C '\(line)'")
        // A tab separates a completion from its description.
        let found = output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
        #expect(Set(offers).isSubset(of: found), "\(output)")
    }

    /// Types the same line in a shell with a terminal of its own, and presses the tab key. An unambiguous
    /// completion is inserted, and a second press shows the line.
    @Test(
        "zsh completes the same",
        arguments: lines.filter { $0.offers.count == 1 }.map { ($0.words, $0.offers[0]) })
    func zsh(words: [String], offer: String) async throws {
        let script = try await completions(for: "zsh")
        let line = (["arbor"] + words).joined(separator: " ")
        let output = try await shell(
            "zsh",
            """
            zmodload zsh/zpty
            zpty -b terminal zsh -f -i
            zpty -w terminal "PS1='ready '; autoload -U compinit; compinit -u -D; . ./\(script)"
            zpty -w terminal 'show() { print -rn -- "<$BUFFER>" }; zle -N show; bindkey "^O" show; print loa""ded'
            zpty -r terminal text '*loaded*ready '
            zpty -w -n terminal '\(line)'$'\\t\\x0f'
            zpty -r terminal text '*<*>*' && print -r -- "${text##*<}"
            zpty -d terminal
            """)
        let start = line.prefix(line.count - (words.last?.count ?? 0))
        #expect(output.hasPrefix("\(start)\(offer)"), "\(output)")
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
            "set -u; source \(script); COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count); COMPREPLY=(); _arbor; "
                + #"((${#COMPREPLY[@]} == 0)) || printf '%s\n' "${COMPREPLY[@]}""#)
        return output.split(separator: "\n").map(String.init)
    }

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
