/// A completion script for bash 3.2 and later, with or without the package `bash-completion`.
///
/// One function finds the subcommand and the option before the word. Another is a table of the values of
/// options. bash splits `--format=json` into three words, so the script skips `=`.
struct BashCompletions {
    let commands: [CommandSpec]

    var text: String {
        """
        # Completions of arbor for bash: to be sourced, or put where bash-completion looks.

        # What an option of a subcommand takes: how many words, one or many, and which. Nothing for what takes none.
        _arbor_value() {
            case "$1 $2" in
        \(commands.flatMap(values(of:)).joined(separator: "\n"))
            esac
        }

        # What stands outside of the options of a subcommand.
        _arbor_operand() {
            case $1 in
        \(commands.compactMap(operand(of:)).joined(separator: "\n"))
            help) echo \(names) ;;
            esac
        }

        _arbor_options() {
            case $1 in
        \(commands.map(options(of:)).joined(separator: "\n"))
            esac
        }

        _arbor_complete() {
            local IFS=$'\\n'
            case $1 in
            files) COMPREPLY=($(compgen -f -- "$2")) ;;
            folders) COMPREPLY=($(compgen -d -- "$2")) ;;
            free) ;;
            *) COMPREPLY=($(IFS=' '; compgen -W "$1" -- "$2")) ;;
            esac
        }

        _arbor() {
            local word=${COMP_WORDS[COMP_CWORD]} command=\(commands[0].name) first=1 open= value i
            COMPREPLY=()
            [[ $word == = ]] && word=
            if ((COMP_CWORD > 1)); then
                case ${COMP_WORDS[1]} in
                \(commands.map(\.name).joined(separator: "|"))|help) command=${COMP_WORDS[1]} first=2 ;;
                esac
            fi
            for ((i = first; i < COMP_CWORD; i++)); do
                case ${COMP_WORDS[i]} in
                =) ;;
                -*) open=${COMP_WORDS[i]} ;;
                *) case $(_arbor_value "$command" "$open") in many*) ;; *) open= ;; esac ;;
                esac
            done
            value=$(_arbor_value "$command" "$open")
            if [[ $word == -* && $value != one* ]]; then
                _arbor_complete "$(_arbor_options "$command")" "$word"
            elif [[ $value ]]; then
                _arbor_complete "${value#* }" "$word"
            else
                _arbor_complete "$(_arbor_operand "$command")" "$word"
                ((COMP_CWORD > 1)) || COMPREPLY=($(compgen -W "\(names) help" -- "$word") ${COMPREPLY[@]+"${COMPREPLY[@]}"})
            fi
        }

        complete -o filenames -F _arbor arbor

        """
    }

    private var names: String { commands.map(\.name).joined(separator: " ") }

    /// One line for each option that takes values.
    private func values(of command: CommandSpec) -> [String] {
        command.options.compactMap { option in
            option.completedValue.map { value, isMany in
                let patterns = option.spellings.map { "\"\(command.name) \($0)\"" }.joined(separator: "|")
                return "    \(patterns)) echo \(isMany ? "many" : "one") \(word(for: value)) ;;"
            }
        }
    }

    private func operand(of command: CommandSpec) -> String? {
        command.completedOperand.map { "    \(command.name)) echo \(word(for: $0)) ;;" }
    }

    private func options(of command: CommandSpec) -> String {
        "    \(command.name)) echo \(command.options.flatMap(\.spellings).joined(separator: " ")) ;;"
    }

    private func word(for value: CompletedValue) -> String {
        switch value {
        case .files: "files"
        case .folders: "folders"
        case .free: "free"
        case .words(let words): words.joined(separator: " ")
        }
    }
}
