/// The words that a shell offers for a value or an operand.
enum CompletedValue: Hashable {
    case files
    case folders
    case words([String])
    /// A value that no shell can know, such as a number or the name of a type.
    case free

    /// - Parameter placeholder: The name in the help, which shows whether the value is a file or a folder.
    init(placeholder: String, choices: [String]) {
        switch placeholder {
        case _ where !choices.isEmpty: self = .words(choices)
        case "file", "input": self = .files
        case "dir": self = .folders
        default: self = .free
        }
    }
}

extension OptionSpec {
    /// The kind of the option's value, and whether it takes several; `nil` if it takes none.
    var completedValue: (value: CompletedValue, isMany: Bool)? {
        switch value {
        case .none: nil
        case .one(let name): (CompletedValue(placeholder: name, choices: choices()), false)
        case .many(let name): (CompletedValue(placeholder: name, choices: choices()), true)
        }
    }

    /// All spellings of the option with dashes: `--output`, `--dependency-tree-output`, `-o`.
    var spellings: [String] {
        ([name] + aliases).map { "--" + $0 } + (short.map { ["-\($0)"] } ?? [])
    }
}

extension CommandSpec {
    /// The kind of the operands, including the subject.
    var completedOperand: CompletedValue? {
        // If the subject can't be completed, the words for the operands after it are offered there too.
        let operands = [subject, operand].compactMap(\.self).map {
            CompletedValue(placeholder: $0.name, choices: $0.choices())
        }
        return operands.first { $0 != .free } ?? operands.first
    }
}
