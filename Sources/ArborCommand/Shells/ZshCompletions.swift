import ArborPipeline

/// A completion function for zsh. It belongs in a folder of `fpath` as `_arbor`.
struct ZshCompletions {
    let commands: [CommandSpec]

    var text: String {
        """
        #compdef arbor
        # Completions of arbor for zsh: to be put into a folder of $fpath, as _arbor.

        # Offers the names of the sources that the line is about: _arbor_names value|operand
        _arbor_names() {
            local -a before=("${(Q)words[2,CURRENT-1][@]}") after=("${(Q)words[CURRENT+1,-1][@]}") names
            [[ $1 == value && $before[-1] == --* ]] && before+=(x)
            names=(${(f)"$(command arbor --names $command "$before[@]" "$after[@]" 2>/dev/null)"})
            compadd -a names
        }

        # NAME=FOLDER
        _arbor_named_folders() {
            if compset -P 1 '*='; then _files -/; else compadd -S = -q -- ''; fi
        }

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
            # _arguments doesn't complete the first of several values after an equals sign.
            if [[ $words[CURRENT] == --*=* ]]; then
                case "$command ${words[CURRENT]%%=*}" in
        \(commands.flatMap(jointValues(of:)).joined(separator: "\n"))
                esac
            fi
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
                "*\(spelling)\(isMany ? "" : joint)[\(escaped(option.help))]\(extent):value:\(action(for: value, "value"))"
        }
    }

    /// One line for each option that takes several values.
    private func jointValues(of command: CommandSpec) -> [String] {
        command.options.compactMap { option in
            guard let (value, isMany) = option.completedValue, isMany, value != .free else { return nil }
            let patterns = option.spellings.map { "'\(command.name) \($0)'" }.joined(separator: "|")
            return "        \(patterns)) compset -P 1 '*='; \(action(for: value, "value")); return ;;"
        }
    }

    private func argument(_ operand: Operand) -> String {
        ":\(operand.name):\(action(for: operand.completedValue, "operand"))"
    }

    /// - Parameter slot: The kind of the completed word, for the names of sources.
    private func action(for value: CompletedValue, _ slot: String) -> String {
        switch value {
        case .files: "_files"
        case .folders: "_files -/"
        // The space keeps the arguments as they are.
        case .names: " _arbor_names \(slot)"
        case .namedFolders: " _arbor_named_folders"
        case .free: ""
        case .words(let words): "(\(words.joined(separator: " ")))"
        }
    }

    private func escaped(_ text: String) -> String {
        text.unicodeScalars.map { ["[", "]", ":", "\\"].contains($0) ? "\\\($0)" : "\($0)" }.joined()
    }
}
