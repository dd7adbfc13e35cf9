/// A completion script for fish, with one line for each option. It belongs in fish's folder of completions as
/// `arbor.fish`.
struct FishCompletions {
    let commands: [CommandSpec]

    var text: String {
        """
        # Completions of arbor for fish: to be put into ~/.config/fish/completions, as arbor.fish.

        # Whether the subcommand is this one; where none was typed, it is \(commands[0].name).
        function __arbor_does
            set -l words (commandline -opc)
            set -l name \(commands[0].name)
            if set -q words[2]; and contains -- $words[2] \(names) help
                set name $words[2]
            end
            test $name = $argv[1]
        end

        complete -c arbor -f
        \(commands.map(start(of:)).joined(separator: "\n"))
        complete -c arbor -n __fish_use_subcommand -a help -d 'Show the help of a subcommand.'
        complete -c arbor -n '__arbor_does help' -a '\(names)'

        \(commands.flatMap { command in
            command.options.map { line(on: $0, of: command) } + [operand(of: command)].compactMap(\.self)
        }.joined(separator: "\n"))

        """
    }

    private var names: String { commands.map(\.name).joined(separator: " ") }

    private func start(of command: CommandSpec) -> String {
        "complete -c arbor -n __fish_use_subcommand -a \(command.name) -d \(quoted(command.abstract))"
    }

    private func line(on option: OptionSpec, of command: CommandSpec) -> String {
        let names = ([option.name] + option.aliases).map { " -l \($0)" }.joined()
        let short = option.short.map { " -s \($0)" } ?? ""
        let value = option.completedValue.map { " -r" + offer($0.value) } ?? ""
        return
            "complete -c arbor -n '__arbor_does \(command.name)'\(names)\(short)\(value) -d \(quoted(option.help))"
    }

    private func operand(of command: CommandSpec) -> String? {
        guard let operand = command.completedOperand, operand != .free else { return nil }
        return "complete -c arbor -n '__arbor_does \(command.name)'\(offer(operand))"
    }

    private func offer(_ value: CompletedValue) -> String {
        switch value {
        case .files: " -F"
        case .folders: " -f -a '(__fish_complete_directories)'"
        case .free: " -f"
        case .words(let words): " -f -a '\(words.joined(separator: " "))'"
        }
    }

    /// Quotes a text. fish interprets backslashes within single quotes.
    private func quoted(_ text: String) -> String {
        "'" + text.unicodeScalars.map { ["'", "\\"].contains($0) ? "\\\($0)" : "\($0)" }.joined() + "'"
    }
}
