/// An error in the words of a command line.
struct UsageError: Error {
    var message: String
    /// The subcommand whose usage is printed.
    var command: CommandSpec

    /// The message, the usage and a pointer to the help, in three lines.
    var text: String {
        """
        Error: \(message)
        Usage: \(command.usage)
          See 'arbor \(command.name) --help' for more information.

        """
    }
}
