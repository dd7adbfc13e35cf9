/// What a shell offers in the place of a value or an operand.
enum CompletedValue: Hashable {
    case files
    case folders
    case words([String])
    /// A value that no shell can know, such as a number or the name of a type.
    case free

    /// - Parameter placeholder: the name in the help, which says files and folders by itself.
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
    /// `nil` for an option that takes no value.
    var completedValue: (value: CompletedValue, isMany: Bool)? {
        switch value {
        case .none: nil
        case .one(let name): (CompletedValue(placeholder: name, choices: choices()), false)
        case .many(let name): (CompletedValue(placeholder: name, choices: choices()), true)
        }
    }

    /// All that may be typed for it, dashes included: `--output`, `--dependency-tree-output`, `-o`.
    var spellings: [String] {
        ([name] + aliases).map { "--" + $0 } + (short.map { ["-\($0)"] } ?? [])
    }
}

extension CommandSpec {
    /// What stands outside options, the first of them included.
    var completedOperand: CompletedValue? {
        // Where a subject is free, what follows it may be offered in its place as well.
        let operands = [subject, operand].compactMap(\.self).map {
            CompletedValue(placeholder: $0.name, choices: $0.choices())
        }
        return operands.first { $0 != .free } ?? operands.first
    }
}

/// A text as one word of a shell: `it's` is `'it'\''s'`.
func shellQuoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
}
