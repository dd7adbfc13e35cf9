/// A completion script for bash 3.2 and later, with or without the package `bash-completion`.
///
/// One function finds the subcommand, the option before the word and the number of operands. Others are tables of the
/// values. bash splits `--format=json` into three words, so the script skips `=`.
struct BashCompletions {
    let commands: [CommandSpec]

    var text: String {
        [head, tables, offers, names, main].joined(separator: "\n")
    }

    private var head: String {
        "# Completions of arbor for bash: to be sourced, or put where bash-completion looks.\n"
    }

    private var tables: String {
        """
        # What an option of a subcommand takes: how many words, one or many, and which. Nothing for what takes none.
        _arbor_value() {
            case "$1 $2" in
        \(commands.flatMap(values(of:)).joined(separator: "\n"))
            esac
        }

        # What stands outside of the options of a subcommand, after so many others.
        _arbor_operand() {
            case "$1 $2" in
        \(commands.flatMap(operands(of:)).joined(separator: "\n"))
            "help 0") echo \(subcommands) ;;
            esac
        }

        _arbor_options() {
            case $1 in
        \(commands.map(options(of:)).joined(separator: "\n"))
            esac
        }

        """
    }

    private var offers: String {
        """
        # Offers what the tables say: _arbor_complete OFFER WORD SUBCOMMAND SLOT
        _arbor_complete() {
            local IFS=$'\\n'
            case $1 in
            files) COMPREPLY=($(compgen -f -- "$2")) ;;
            folders) COMPREPLY=($(compgen -d -- "$2")) ;;
            named_folders) [[ $_arbor_after_equals ]] && COMPREPLY=($(compgen -d -- "$2")) ;;
            names) _arbor_names "$3" "$4" "$2" ;;
            free) ;;
            *) COMPREPLY=($(IFS=' '; compgen -W "$1" -- "$2")) ;;
            esac
        }

        """
    }

    /// The names are compared by bash itself, because `compgen -W` would run what looks like a command in them.
    private var names: String {
        """
        # Offers the names of the sources that the line is about: _arbor_names SUBCOMMAND value|operand WORD
        _arbor_names() {
            local words=() word name i
            for ((i = 2; i < ${#COMP_WORDS[@]}; i++)); do
                word=${COMP_WORDS[i]}
                if ((i == COMP_CWORD)); then
                    [[ $2 == value ]] || continue
                    [[ $word == = ]] && continue
                    word=x
                fi
                word=${word//[\\\\\\"\\']/}
                [[ $word == "~/"* ]] && word=$HOME/${word#"~/"}
                if [[ $word == = || ${COMP_WORDS[i - 1]} == = ]] && ((${#words[@]})); then
                    words[${#words[@]} - 1]+=$word
                else
                    words+=("$word")
                fi
            done
            while IFS= read -r name; do
                if [[ $name == "$3"* ]]; then
                    printf -v name %q "$name"
                    COMPREPLY+=("$name")
                fi
            done < <(command arbor --names "$1" ${words[@]+"${words[@]}"} 2>/dev/null)
            # A folder of the same name would get a slash.
            compopt +o filenames 2>/dev/null || true
        }

        """
    }

    private var main: String {
        """
        _arbor() {
            local word=${COMP_WORDS[COMP_CWORD]} command=\(commands[0].name) first=1 operands=0 open= value i
            local _arbor_after_equals=
            COMPREPLY=()
            if [[ $word == = ]]; then
                word= _arbor_after_equals=1
            elif ((COMP_CWORD > 0)) && [[ ${COMP_WORDS[COMP_CWORD - 1]} == = ]]; then
                _arbor_after_equals=1
            fi
            if ((COMP_CWORD > 1)); then
                case ${COMP_WORDS[1]} in
                \(commands.map(\.name).joined(separator: "|"))|help) command=${COMP_WORDS[1]} first=2 ;;
                esac
            fi
            for ((i = first; i < COMP_CWORD; i++)); do
                case ${COMP_WORDS[i]} in
                =) ;;
                -*) open=${COMP_WORDS[i]} ;;
                *)
                    case $(_arbor_value "$command" "$open") in
                    many*) ;;
                    one*) open= ;;
                    *) open= operands=$((operands + 1)) ;;
                    esac
                    ;;
                esac
            done
            value=$(_arbor_value "$command" "$open")
            if [[ $word == -* && $value != one* ]]; then
                _arbor_complete "$(_arbor_options "$command")" "$word" "$command" operand
            elif [[ $value ]]; then
                _arbor_complete "${value#* }" "$word" "$command" value
            else
                ((operands < 2)) || operands=1
                _arbor_complete "$(_arbor_operand "$command" "$operands")" "$word" "$command" operand
                ((COMP_CWORD > 1)) || COMPREPLY=($(compgen -W "\(subcommands) help" -- "$word") ${COMPREPLY[@]+"${COMPREPLY[@]}"})
            fi
        }

        complete -o filenames -F _arbor arbor

        """
    }

    private var subcommands: String { commands.map(\.name).joined(separator: " ") }

    /// One line for each option that takes values.
    private func values(of command: CommandSpec) -> [String] {
        command.options.compactMap { option in
            option.completedValue.map { value, isMany in
                let patterns = option.spellings.map { "\"\(command.name) \($0)\"" }.joined(separator: "|")
                return "    \(patterns)) echo \(isMany ? "many" : "one") \(word(for: value)) ;;"
            }
        }
    }

    /// One line for the first operand and one for those after it.
    private func operands(of command: CommandSpec) -> [String] {
        let (first, others) = command.completedOperands
        return [first, others].enumerated().compactMap { index, value in
            value.map { "    \"\(command.name) \(index)\") echo \(word(for: $0)) ;;" }
        }
    }

    private func options(of command: CommandSpec) -> String {
        "    \(command.name)) echo \(command.options.flatMap(\.spellings).joined(separator: " ")) ;;"
    }

    private func word(for value: CompletedValue) -> String {
        switch value {
        case .files: "files"
        case .folders: "folders"
        case .names: "names"
        case .namedFolders: "named_folders"
        case .free: "free"
        case .words(let words): words.joined(separator: " ")
        }
    }
}
