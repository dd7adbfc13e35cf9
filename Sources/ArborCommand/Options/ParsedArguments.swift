/// The words of a command line by option. Their values aren't checked yet.
struct ParsedArguments {
    private var values: [String: [String]] = [:]
    private(set) var operands: [String] = []
    /// The options that took several words in a row.
    private var lists: [OptionSpec] = []

    func has(_ option: OptionSpec) -> Bool { values[option.name] != nil }

    /// All values of the option, in order.
    func all(_ option: OptionSpec) -> [String] { values[option.name] ?? [] }

    /// The last value of the option.
    func last(_ option: OptionSpec) -> String? { values[option.name]?.last }

    /// What an error about a missing operand adds, because an option took it: empty if none did.
    var hintOnLists: String {
        guard operands.isEmpty, let option = lists.last else { return "" }
        return "; '--\(option.name)' takes all words up to the next option, so write others in front of it"
    }

    /// Removes the first operand, for a subcommand whose first operand is not an input.
    mutating func takeOperand() -> String? { operands.isEmpty ? nil : operands.removeFirst() }

    /// - Parameter words: The arguments without the names of the program and the subcommand.
    init(_ words: [String], for command: CommandSpec) throws(UsageError) {
        if let word = words.first(where: { $0.utf8.contains(0) }) {
            throw UsageError(message: "The argument '\(word)' contains a zero byte", command: command)
        }
        let (items, rest) = OptionScan.scan(words, options: command.options)
        var open: OptionSpec?
        for item in items {
            switch item {
            case .operand(let word):
                // An option with several values takes all words up to the next option.
                guard let open else {
                    operands.append(word)
                    break
                }
                if values[open.name]?.isEmpty == false, lists.last?.name != open.name { lists.append(open) }
                values[open.name, default: []].append(word)
            case .option(let option, let value):
                if case .many = option.value { open = option } else { open = nil }
                if value == "", case .one("file") = option.value {
                    throw UsageError(message: "The value of '--\(option.name)' is empty", command: command)
                }
                values[option.name, default: []] += value.map { [$0] } ?? []
            case .unknown(let word):
                throw UsageError(unknownOption: word, for: command)
            case .missingValue(let word):
                throw UsageError(message: "Missing value for '\(word)'", command: command)
            }
        }
        operands += rest
    }
}
