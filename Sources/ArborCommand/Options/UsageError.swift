import ArborPipeline

/// An error in the words of a command line.
struct UsageError: Error {
    var message: String
    /// What the user may have meant, a line each.
    var choices: [String] = []
    /// The subcommand whose usage is printed.
    var command: CommandSpec

    /// The message, the choices, the usage and a pointer to the help, each on lines of its own whatever the words of the
    /// command line contain.
    var text: String {
        let choices = choices.map { "    \(visibleText($0))\n" }.joined()
        return """
            Error: \(visibleText(message))
            \(choices)Usage: \(command.usage)
              See 'arbor \(command.name) --help' for more information.

            """
    }
}

extension UsageError {
    /// Creates the error of a name that the graph doesn't have.
    init(_ error: NameLookupError, command: CommandSpec) {
        self.init(
            message: error.message, choices: error.isAmbiguous ? error.candidates : [], command: command)
    }
}
