import ArborPipeline

extension UsageError {
    /// Creates the error of an option that the subcommand doesn't have, with the options that the user may have meant.
    init(unknownOption word: String, for command: CommandSpec) {
        let name = String(word.prefix { $0 != "=" })
        self.init(message: "Unknown option '\(name)'", command: command)
        if let advice = SafeDIOptions.advice(on: name) {
            message = advice
            return
        }
        if name != word, command.optionNames.contains(name) {
            message = "'\(name)' takes no value"
            return
        }
        if command.isLeftToGenerate(name) {
            message = "'arbor \(command.name)' has no option '\(name)', but 'arbor generate' has"
            return
        }
        let similar = command.options(like: name)
        if similar.count == 1 {
            message += ". Did you mean '\(similar[0])'?"
        } else if !similar.isEmpty {
            message += ". These are similar"
            choices = similar
        }
    }
}

extension CommandSpec {
    /// True for an option of `generate` that this subcommand doesn't have, such as that for the output.
    fileprivate func isLeftToGenerate(_ word: String) -> Bool {
        guard #available(macOS 10.15, *) else { return false }
        return Generate.spec.optionNames.contains(word)
    }

    fileprivate var optionNames: [String] { options.flatMap { [$0.name] + $0.aliases }.map { "--" + $0 } }

    /// The option whose name is nearest to a misspelled one. If none is near, the options that have the word at an end
    /// of their names. If none has, those that end with a word like it: '--diagnostic-format' for '--formt'.
    fileprivate func options(like word: String) -> [String] {
        let names = optionNames
        if let name = nearestName(to: word, among: names) { return [name] }
        guard word.hasPrefix("--"), word.utf8.count > 4 else { return [] }
        let exact = names.filter { $0.hasPrefix(word) || Self.endings(of: $0).contains(word) }
        return exact.isEmpty
            ? names.filter { nearestName(to: word, among: Self.endings(of: $0)) != nil } : exact
    }

    /// '--b-c' and '--c' for '--a-b-c'.
    private static func endings(of name: String) -> [String] {
        let words = name.dropFirst(2).split(separator: "-")
        return words.indices.dropFirst().map { "--" + words[$0...].joined(separator: "-") }
    }
}
