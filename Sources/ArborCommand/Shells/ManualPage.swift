import ArborPipeline

/// The manual page `arbor(1)` in mdoc, which the `man` of every system formats.
///
/// Its descriptions are its own. An option of several subcommands is described once, in the section of options.
struct ManualPage {
    let commands: [CommandSpec]
    private let shared: SharedOptions

    init(commands: [CommandSpec]) {
        self.commands = commands
        shared = SharedOptions(of: commands)
    }

    var text: String {
        """
        .Dd \(versionDate)
        .Dt ARBOR 1
        .Os Arbor \(version)
        .Sh NAME
        .Nm arbor
        .Nd compile-time safe dependency injection for Swift
        .Sh SYNOPSIS
        \(commands.map(synopsis(of:)).joined(separator: "\n"))
        .Sh DESCRIPTION
        .Nm
        reads the annotations in Swift sources, and builds the graph of the types that need
        each other.
        It proves that each dependency has a provider, and writes plain Swift that makes the
        whole tree.
        All errors of the graph are reported in one run, each with its location and a fix.
        .Pp
        The first argument is a subcommand.
        Without one,
        .Nm
        does the same as
        .Nm
        .Cm \(commands[0].name) .
        To begin in a package, run
        .Nm
        .Cm init .
        .Pp
        The inputs are folders, Swift files, and files that list paths, one per line or
        separated by commas.
        Hidden folders are not searched.
        Without an input, the current folder is read.
        .Pp
        If the last argument is
        .Sm off
        .No @ Ar file ,
        .Sm on
        it is replaced by the lines of the file.
        With the argument
        .Fl -persistent_worker ,
        .Nm
        serves Bazel's requests, in JSON.
        .Sh SUBCOMMANDS
        \(commands.map(section(on:)).joined(separator: "\n"))
        .Sh OPTIONS
        These options have the same meaning in each subcommand that takes them.
        An option with several values takes all words up to the next option.
        \(shared.groups.map(section(on:)).joined(separator: "\n"))
        .Sh ENVIRONMENT
        .Bl -tag -width Ds
        .It Ev ARBOR_TOOL
        .Ql bundle
        or
        .Ql source :
        the tool that builds of packages run.
        .Nm
        .Cm doctor
        reports which one it is.
        .It Ev COLUMNS
        The width at which diagnostics for a terminal are wrapped.
        Otherwise it is that of the terminal, or 100.
        .It Ev GITHUB_WORKSPACE
        The folder that paths in GitHub's annotations start at.
        Otherwise it is the nearest folder with a
        .Ql .git .
        .It Ev NO_COLOR
        If it is set and not empty, diagnostics have no colour, even on a terminal.
        .It Ev TERM
        If it is
        .Ql dumb ,
        output to a terminal has the same format as in a file.
        .El
        .Sh EXIT STATUS
        .Bl -tag -width Ds
        .It 0
        Success.
        .It 1
        The graph or a declaration is invalid, and the diagnostics explain why.
        Or
        .Cm doctor
        found that something is missing.
        .It 64
        The command line is wrong.
        .It 66
        An input can't be read.
        .It 70
        A bug in
        .Nm
        itself.
        .It 71
        The system lacks something that a run needs: threads, open files or memory.
        .It 74
        An output can't be written.
        .El
        .Sh EXAMPLES
        Add Arbor and a root to the package in the current folder:
        .Pp
        .Dl arbor init --arbor ../Arbor
        .Pp
        Prove the graph of a project, and write its code if that differs from the existing
        file:
        .Pp
        .Dl arbor generate Sources --output Generated/Arbor.swift
        .Pp
        Explain which code makes a type, how long it lives, and which types receive it:
        .Pp
        .Dl arbor explain Session Sources
        .Pp
        Show the changes of the certain fixes, and then make them:
        .Pp
        .Dl arbor fix Sources --dry-run
        .Dl arbor fix Sources
        .Sh SEE ALSO
        .Xr dot 1

        """
    }

    private func synopsis(of command: CommandSpec) -> String {
        ".Nm\n.Cm \(command.name)\n" + operands(of: command) + ".Op Ar options"
    }

    private func operands(of command: CommandSpec) -> String {
        (command.subject.map { ".Ar \($0.name)\n" } ?? "")
            + (command.operand.map { ".Op Ar \($0.name)\($0.isSingle ? "" : " ...")\n" } ?? "")
    }

    private func section(on command: CommandSpec) -> String {
        // The description of the page is about inputs.
        let operands = [command.subject, command.operand].compactMap(\.self).filter { $0.name != "input" }
        let items =
            operands.map { ".It Ar \($0.name)\n\(prose($0.help))" }
            + command.options.filter { !shared.contains($0) }.map(item(on:))
        let description = Self.descriptions[command.name] ?? prose(command.abstract)
        return [".Ss arbor \(command.name)", description, list(items), others(of: command)]
            .filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private func section(on group: SharedOptions.Group) -> String {
        ".Ss \(group.title)\n" + list(group.options.map(item(on:)))
    }

    private func list(_ items: [String]) -> String {
        items.isEmpty ? "" : ".Bl -tag -width Ds\n" + items.joined(separator: "\n") + "\n.El"
    }

    /// The names of the shared options that a subcommand takes.
    private func others(of command: CommandSpec) -> String {
        let names = command.options.filter(shared.contains).map { "Fl -\($0.name)" }
        guard let last = names.last else { return "" }
        let lines = names.dropLast().map { ".\($0) ,\n" }.joined() + ".\(last) ."
        return ".Pp\nAlso takes these options, which\n.Sx OPTIONS\ndescribes:\n" + lines
    }

    private func item(on option: OptionSpec) -> String {
        let value =
            switch option.value {
            case .none: ""
            case .one(let name): " Ar \(name)"
            case .many(let name): " Ar \(name) ..."
            }
        // `.Fl -output` is formatted with both dashes.
        let spellings = option.spellings.suffix(option.short == nil ? 0 : 1) + option.spellings
        let names = spellings.prefix(option.spellings.count).map { "Fl \($0.dropFirst())" }
        return ".It \(names.joined(separator: " , "))\(value)\n\(prose(option.help))"
    }

    /// Breaks a text into lines of at most 80 bytes. Each sentence ends its line, because the formatter spaces
    /// sentences by line ends. No line begins like a command.
    private func prose(_ text: String) -> String {
        var lines = [""]
        for word in text.split(separator: " ").map(spelled) {
            let line = lines[lines.count - 1]
            let next = line.isEmpty ? escaped(word) : line + " " + word
            if next.utf8.count > 80 { lines.append(escaped(word)) } else { lines[lines.count - 1] = next }
            if word.hasSuffix(".") { lines.append("") }
        }
        return lines.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// A word with the quotes and dashes that it has in a command line. Formatters print other ones for plain characters.
    private func spelled(_ word: Substring) -> String {
        let isOption = word.drop { $0 == "'" || $0 == "(" }.hasPrefix("-")
        return word.unicodeScalars.map { scalar in
            switch scalar {
            case "\\": "\\e"
            case "'": "\\(aq"
            case "-" where isOption: "\\-"
            default: "\(scalar)"
            }
        }.joined()
    }

    /// Escapes a word that looks like a command at the start of a line. `\&` prints nothing.
    private func escaped(_ word: String) -> String {
        (word.utf8.first == UInt8(ascii: ".") ? "\\&" : "") + word
    }
}
