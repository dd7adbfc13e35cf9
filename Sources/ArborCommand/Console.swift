/// The place where a command prints: the streams of the process, or the answer to one of a worker's requests.
protocol Console: AnyObject {
    /// True if a person watches the messages as they appear.
    var isTerminal: Bool { get }
    /// Prints the product of a command.
    func print(_ text: String) throws(StandardStream.Failure)
    /// Prints a message. A failure can't be reported anywhere, and the exit status tells the result anyway.
    func report(_ text: String)
}

/// The streams that the process was started with.
final class StandardConsole: Console {
    let isTerminal = isatty(STDERR_FILENO) == 1

    func print(_ text: String) throws(StandardStream.Failure) { try StandardStream.output.write(text) }

    func report(_ text: String) { try? StandardStream.error.write(text) }
}

/// Everything that a command prints, as one text in the order of printing.
final class TextConsole: Console {
    private(set) var text = ""
    let isTerminal = false

    func print(_ text: String) { self.text += text }

    func report(_ text: String) { self.text += text }
}
