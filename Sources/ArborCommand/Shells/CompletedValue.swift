/// The words that a shell offers for a value or an operand.
enum CompletedValue: Hashable {
    case files
    case folders
    /// Names of the sources, which the script asks the tool for.
    case names
    /// A name, `=` and a folder.
    case namedFolders
    case words([String])
    /// A value that no shell can know, such as a number.
    case free

    /// - Parameter placeholder: The name in the help, which shows whether the value is a file or a folder.
    fileprivate init(placeholder: String, choices: [String], isName: Bool) {
        switch placeholder {
        case _ where isName: self = .names
        case _ where !choices.isEmpty: self = .words(choices)
        case "file", "input", "link", "root": self = .files
        case "dir", "url-or-dir": self = .folders
        case "name=dir": self = .namedFolders
        default: self = .free
        }
    }
}

extension OptionSpec {
    /// The kind of the option's value, and whether it takes several; `nil` if it takes none.
    var completedValue: (value: CompletedValue, isMany: Bool)? {
        switch value {
        case .none: nil
        case .one(let name): (completedValue(name), false)
        case .many(let name): (completedValue(name), true)
        }
    }

    private func completedValue(_ placeholder: String) -> CompletedValue {
        CompletedValue(placeholder: placeholder, choices: choices(), isName: isName)
    }

    /// All spellings of the option with dashes: `--output`, `--dependency-tree-output`, `-o`.
    var spellings: [String] {
        ([name] + aliases).map { "--" + $0 } + (short.map { ["-\($0)"] } ?? [])
    }
}

extension Operand {
    var completedValue: CompletedValue {
        CompletedValue(placeholder: name, choices: choices(), isName: isName)
    }
}

extension CommandSpec {
    /// The words for the first operand and for those after it; `nil` where none is taken.
    var completedOperands: (first: CompletedValue?, others: CompletedValue?) {
        let others = operand?.completedValue
        return (subject?.completedValue ?? others, others)
    }
}
