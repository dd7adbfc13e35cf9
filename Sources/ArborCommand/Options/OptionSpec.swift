/// One option of a subcommand.
struct OptionSpec: Sendable {
    enum Value: Sendable {
        case none
        case one(String)
        /// All that follow up to the next option.
        case many(String)
    }

    /// Without the dashes.
    var name: String
    var short: Character?
    /// Other names of the same option, such as SafeDITool's.
    var aliases: [String] = []
    var value: Value
    var help: String
    /// The values that there are, where they are few. Asked for by completions only: every start would pay for a list.
    var choices: @Sendable () -> [String] = { [] }
}

/// The words of a command line that belong to no option.
struct Operand: Sendable {
    var name: String
    var help: String
    /// The words that there are, where they are few.
    var choices: @Sendable () -> [String] = { [] }

    static let sources = Operand(
        name: "input",
        help: "Folders, Swift files, and files that list them, one per line or separated by commas. "
            + "(default: this folder)")
}

/// A subcommand: its place in the help and what it takes.
struct CommandSpec: Sendable {
    var name: String
    var abstract: String
    /// What comes before the other operands and must be there, as the usage has it.
    var subject: Operand?
    var operand: Operand?
    var options: [OptionSpec]
}

extension OptionSpec {
    static let help = OptionSpec(name: "help", short: "h", value: .none, help: "Show help information.")
    static let version = OptionSpec(name: "version", value: .none, help: "Show the version.")
    static let quiet = OptionSpec(
        name: "quiet", short: "q", value: .none,
        help: "Print faults only: no progress, no summary of the run.")
    static let jobs = OptionSpec(
        name: "jobs", short: "j", value: .one("n"),
        help: "Read up to n files at the same time. (default: the number of processors)")
    static let include = OptionSpec(
        name: "include", value: .many("dir"),
        help: "Folders whose Swift files are read, hidden ones excepted.")
    static let sourcesFile = OptionSpec(
        name: "swift-sources-file", value: .one("file"),
        help: "A file that lists Swift files, one per line or separated by commas.")
    static let includeFile = OptionSpec(
        name: "include-file-path", value: .one("file"), help: "A file that lists folders to include.")

    /// What all subcommands that read sources take.
    static let reading: [OptionSpec] = [.include, .sourcesFile, .includeFile, .projectRoot, .jobs]
    /// What all subcommands take.
    static let general: [OptionSpec] = [.quiet, .version, .help]
}
