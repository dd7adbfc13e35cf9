import ArborPipeline

/// A completion function for zsh. It belongs in a folder of `fpath` as `_arbor`.
struct ZshCompletions {
    let commands: [CommandSpec]

    var text: String {
        """
        #compdef arbor
        # Completions of arbor for zsh: to be put into a folder of $fpath, as _arbor.

        _arbor() {
            local command=\(commands[0].name)
            local -a commands=(
        \(commands.map { "        " + shellWord("\($0.name):\($0.abstract)") }.joined(separator: "\n"))
                'help:Show the help of a subcommand.'
            )
            if ((CURRENT == 2)) && [[ $words[2] != -* ]]; then
                _describe -t commands subcommand commands
                _files
                return
            fi
            case $words[2] in
            \(commands.map(\.name).joined(separator: "|"))|help)
                command=$words[2]
                shift words
                ((CURRENT--))
                ;;
            esac
            case $command in
        \(commands.map(section(on:)).joined(separator: "\n"))
            help) _describe -t commands subcommand commands ;;
            esac
        }

        if [[ $funcstack[1] == _arbor ]]; then _arbor "$@"; else compdef _arbor arbor; fi

        """
    }

    private func section(on command: CommandSpec) -> String {
        let operands: [String] =
            switch (command.subject, command.operand) {
            case (nil, nil): []
            case (let subject?, nil): ["1" + argument(subject)]
            case (nil, let operand?): ["*" + argument(operand)]
            case (let subject?, let operand?): ["1" + argument(subject), "*" + argument(operand)]
            }
        let lines = (command.options.flatMap(specifications(of:)) + operands).map {
            "        " + shellWord($0)
        }
        return "    \(command.name)) _arguments -s -S \\\n" + lines.joined(separator: " \\\n") + " ;;"
    }

    /// One specification for each spelling. Each spelling is offered, and none after another one of the same
    /// option.
    private func specifications(of option: OptionSpec) -> [String] {
        let others = option.spellings.joined(separator: " ")
        return option.spellings.map { spelling in
            guard let (value, isMany) = option.completedValue else {
                return "(\(others))\(spelling)[\(escaped(option.help))]"
            }
            let joint = spelling.hasPrefix("--") ? "=" : "+"
            // All words up to the next option are its values.
            let extent = isMany ? ":*-*" : ""
            return
                "*\(spelling)\(isMany ? "" : joint)[\(escaped(option.help))]\(extent):value:\(action(for: value))"
        }
    }

    private func argument(_ operand: Operand) -> String {
        let value = CompletedValue(placeholder: operand.name, choices: operand.choices())
        return ":\(operand.name):\(action(for: value))"
    }

    private func action(for value: CompletedValue) -> String {
        switch value {
        case .files: "_files"
        case .folders: "_files -/"
        case .free: ""
        case .words(let words): "(\(words.joined(separator: " ")))"
        }
    }

    private func escaped(_ text: String) -> String {
        text.unicodeScalars.map { ["[", "]", ":", "\\"].contains($0) ? "\\\($0)" : "\($0)" }.joined()
    }
}
