/// The tool's subcommands that read sources.
enum Verb: String, CaseIterable {
    case generate, validate, explain, graph, scan

    /// The verb, and the words behind it. As with the tool itself, options alone mean `generate`; other words are
    /// left for the tool to judge, and no words ask for its help.
    static func split(_ words: [String]) -> (Verb?, [String]) {
        guard let first = words.first else { return (nil, ["--help"]) }
        if let verb = Verb(rawValue: first) {
            let asksForHelp = !Set(words).isDisjoint(with: ["--help", "-h"])
            return asksForHelp ? (nil, words) : (verb, Array(words.dropFirst()))
        }
        let isOption = first.hasPrefix("-") && !["--help", "-h", "--version"].contains(first)
        return isOption ? (.generate, words) : (nil, words)
    }

    var takesModules: Bool { self == .generate || self == .explain || self == .graph }
    var takesCache: Bool { self != .scan }
    /// True where the product is for other programs: the words that go with it are in their way, since SwiftPM prints
    /// all that a plugin prints on one stream.
    func isQuiet(_ words: [String]) -> Bool {
        let namesOutput = words.contains { $0.hasPrefix("--output") || $0.hasPrefix("-o") }
        return (self == .generate || self == .graph || self == .scan) && !namesOutput
    }

    /// False where the answers for several targets would be taken for one.
    var takesManyTargets: Bool { self == .validate }
}
