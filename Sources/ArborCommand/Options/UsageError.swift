/// What is wrong with the words of a command line.
struct UsageError: Error {
    var message: String
    /// The subcommand that was meant.
    var command: CommandSpec

    /// In three lines: what is wrong, how it goes, where to read on.
    var text: String {
        """
        Error: \(message)
        Usage: \(command.usage)
          See 'arbor \(command.name) --help' for more information.

        """
    }
}
