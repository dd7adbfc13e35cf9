import ArborPipeline

/// An error in the words of a command line.
struct UsageError: Error {
    var message: String
    /// What the user may have meant, a line each.
    var choices: [String] = []
    /// The subcommand whose help says more; `nil` for that of `arbor` itself.
    var command: CommandSpec?

    /// The message, the choices and a pointer to the help, each on lines of its own whatever the words of the command line
    /// contain.
    var text: String {
        let choices = choices.map { "    \(visibleText($0))\n" }.joined()
        let help = command.map { "arbor \($0.name) --help" } ?? "arbor --help"
        return "arbor: error: \(visibleText(message))\n\(choices)See '\(help)'.\n"
    }
}

extension UsageError {
    /// Creates the error of a name that the graph doesn't have.
    init(_ error: NameLookupError, command: CommandSpec) {
        self.init(
            message: error.message, choices: error.isAmbiguous ? error.candidates : [], command: command)
    }
}
