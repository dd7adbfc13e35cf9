/// One option of a subcommand.
struct OptionSpec: Sendable {
    enum Value: Sendable {
        case none
        case one(String)
        /// All words up to the next option.
        case many(String)
    }

    /// The name without dashes.
    var name: String
    var short: Character?
    /// Other names of the same option, such as SafeDITool's.
    var aliases: [String] = []
    var value: Value
    var help: String
    /// The possible values if they are few. It is a closure, because only completions need the list and every
    /// start would pay for it.
    var choices: @Sendable () -> [String] = { [] }
    /// True if the value is the name of a type, which the completions ask the tool for.
    var isName = false

    /// The same option with the words for another subcommand.
    func with(help: String) -> OptionSpec {
        var option = self
        option.help = help
        return option
    }
}

/// The words of a command line that don't belong to an option.
struct Operand: Sendable {
    var name: String
    var help: String
    /// The possible words if they are few.
    var choices: @Sendable () -> [String] = { [] }
    /// True if there is at most one such word.
    var isSingle = false
    /// True if the word is the name of a type or a dependency, which the completions ask the tool for.
    var isName = false

    static let sources = Operand(
        name: "input",
        help: "Folders, Swift files, and files that list them, one per line or separated by commas. "
            + "(default: the current folder)")
}

/// A subcommand: its place in the help and what it takes.
struct CommandSpec: Sendable {
    var name: String
    var abstract: String
    /// The required operand in front of the others.
    var subject: Operand?
    var operand: Operand?
    var options: [OptionSpec]
}

extension OptionSpec {
    static let help = OptionSpec(name: "help", short: "h", value: .none, help: "Show help information.")
    static let version = OptionSpec(name: "version", value: .none, help: "Show the version.")
    static let quiet = OptionSpec(
        name: "quiet", short: "q", value: .none,
        help: "Only print diagnostics, without progress, the number of errors, or a summary of the run.")
    static let jobs = OptionSpec(
        name: "jobs", short: "j", value: .one("n"),
        help: "Read up to n files at the same time. (default: the number of processors)")
    static let include = OptionSpec(
        name: "include", value: .many("dir"),
        help: "Folders whose Swift files are read, except hidden ones.")
    static let sourcesFile = OptionSpec(
        name: "swift-sources-file", value: .one("file"),
        help: "A file that lists Swift files, one per line or separated by commas.")
    static let includeFile = OptionSpec(
        name: "include-file-path", value: .one("file"), help: "A file that lists folders to include.")

    /// The options of all subcommands that read sources.
    static let reading: [OptionSpec] = [.include, .sourcesFile, .includeFile, .projectRoot, .jobs]
    /// The options of all subcommands.
    static let general: [OptionSpec] = [.quiet, .version, .help]
}
