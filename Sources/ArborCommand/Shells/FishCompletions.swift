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

        # The words of the line up to the cursor, without the subcommand and the completed word.
        function __arbor_words
            set -l words (commandline -opc)
            string unescape -- $words[3..-1]
        end

        # Whether the first operand of the subcommand was typed.
        function __arbor_has_operand
            set -l open
            for word in (__arbor_words)
                switch $word
                    case '--*=*'
                        set open
                    case \(optionsWithOneValue)
                        set open one
                    case \(optionsWithManyValues)
                        set open many
                    case '-*'
                        set open
                    case '*'
                        test -z "$open"; and return 0
                        test $open = one; and set open
                end
            end
            return 1
        end

        # NAME=FOLDER, after the name.
        function __arbor_named_folders
            set -l parts (string split -m 1 = -- (commandline -ct))
            set -q parts[2]; or return
            for folder in (__fish_complete_directories $parts[2] '')
                echo $parts[1]=(string trim -r -c \\t -- $folder)
            end
        end

        # The names of the sources that the line is about: __arbor_names SUBCOMMAND value|operand
        function __arbor_names
            set -l words (__arbor_words)
            if test $argv[2] = value; and string match -q -- '--*' $words[-1]
                set -a words x
            end
            command arbor --names $argv[1] $words 2>/dev/null
        end

        complete -c arbor -f
        \(commands.map(start(of:)).joined(separator: "\n"))
        complete -c arbor -n __fish_use_subcommand -a help -d 'Show the help of a subcommand.'
        complete -c arbor -n '__arbor_does help' -a '\(names)'

        \(commands.flatMap { command in
            command.options.map { line(on: $0, of: command) } + operands(of: command)
        }.joined(separator: "\n"))

        """
    }

    private var names: String { commands.map(\.name).joined(separator: " ") }

    private func start(of command: CommandSpec) -> String {
        "complete -c arbor -n __fish_use_subcommand -a \(command.name) -d \(quoted(command.abstract))"
    }

    /// The spellings, as patterns, of all options that take one value in any subcommand.
    private var optionsWithOneValue: String { spellings { !$0.isMany } }
    private var optionsWithManyValues: String { spellings { $0.isMany } }

    private func spellings(where isMeant: ((value: CompletedValue, isMany: Bool)) -> Bool) -> String {
        let options = commands.flatMap(\.options).filter { $0.completedValue.map(isMeant) ?? false }
        return Set(options.flatMap(\.spellings)).sorted().joined(separator: " ")
    }

    private func line(on option: OptionSpec, of command: CommandSpec) -> String {
        let names = ([option.name] + option.aliases).map { " -l \($0)" }.joined()
        let short = option.short.map { " -s \($0)" } ?? ""
        let value = option.completedValue.map { " -r" + offer($0.value, "\(command.name) value") } ?? ""
        return
            "complete -c arbor -n '__arbor_does \(command.name)'\(names)\(short)\(value) -d \(quoted(option.help))"
    }

    private func operands(of command: CommandSpec) -> [String] {
        let (first, others) = command.completedOperands
        if first == others { return [first.flatMap { operand($0, of: command, if: "") }].compactMap(\.self) }
        return [
            first.flatMap { operand($0, of: command, if: "; and not __arbor_has_operand") },
            others.flatMap { operand($0, of: command, if: "; and __arbor_has_operand") },
        ].compactMap(\.self)
    }

    private func operand(_ value: CompletedValue, of command: CommandSpec, if condition: String) -> String? {
        if value == .free { return nil }
        return
            "complete -c arbor -n '__arbor_does \(command.name)\(condition)'\(offer(value, "\(command.name) operand"))"
    }

    /// - Parameter slot: The subcommand and the kind of the completed word, for the names of sources.
    private func offer(_ value: CompletedValue, _ slot: String) -> String {
        switch value {
        case .files: " -F"
        case .folders: " -f -a '(__fish_complete_directories)'"
        case .names: " -f -a '(__arbor_names \(slot))'"
        case .namedFolders: " -f -a '(__arbor_named_folders)'"
        case .free: " -f"
        case .words(let words): " -f -a '\(words.joined(separator: " "))'"
        }
    }

    /// Quotes a text. fish interprets backslashes within single quotes.
    private func quoted(_ text: String) -> String {
        "'" + text.unicodeScalars.map { ["'", "\\"].contains($0) ? "\\\($0)" : "\($0)" }.joined() + "'"
    }
}
