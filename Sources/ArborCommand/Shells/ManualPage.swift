import ArborPipeline

/// The manual page `arbor(1)` in mdoc, which the `man` of every system formats.
struct ManualPage {
    let commands: [CommandSpec]

    var text: String {
        """
        .Dd \(versionDate)
        .Dt ARBOR 1
        .Os
        .Sh NAME
        .Nm arbor
        .Nd prove a Swift project's dependency graph and write the code that wires it
        .Sh SYNOPSIS
        \(commands.map(synopsis(of:)).joined(separator: "\n"))
        .Sh DESCRIPTION
        .Nm
        reads the annotations of Swift sources, proves that every dependency can be
        met, and writes the initializers that make the whole tree.
        Without a subcommand it does what
        .Cm \(commands[0].name)
        does.
        .Pp
        An input is a folder, a Swift file, or a file that lists paths, one per line or
        separated by commas.
        Without one, the current folder is read.
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
        \(commands.map(section(on:)).joined(separator: "\n"))
        .Sh ENVIRONMENT
        .Bl -tag -width Ds
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
        The graph or a declaration is invalid.
        The diagnostics explain why.
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
            + (command.operand.map { ".Op Ar \($0.name) ...\n" } ?? "")
    }

    private func section(on command: CommandSpec) -> String {
        let operands = [command.subject, command.operand].compactMap(\.self)
        let items = operands.map { ".It Ar \($0.name)\n\(prose($0.help))" } + command.options.map(item(on:))
        return ".Ss arbor \(command.name)\n\(prose(command.abstract))\n.Bl -tag -width Ds\n"
            + items.joined(separator: "\n") + "\n.El"
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
        for word in text.unicodeScalars.map({ $0 == "\\" ? "\\e" : "\($0)" }).joined().split(separator: " ") {
            let line = lines[lines.count - 1]
            let next = line.isEmpty ? escaped(word) : line + " " + word
            if next.utf8.count > 80 { lines.append(escaped(word)) } else { lines[lines.count - 1] = next }
            if word.hasSuffix(".") { lines.append("") }
        }
        return lines.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// Escapes a word that looks like a command at the start of a line. `\&` prints nothing.
    private func escaped(_ word: Substring) -> String {
        let isCommand = [UInt8(ascii: "'"), UInt8(ascii: ".")].contains(word.utf8.first)
        return (isCommand ? "\\&" : "") + word
    }
}
