/// Takes lines to show.
public protocol Output: Sendable {
    func write(_ line: String)
}

/// The whole conversation with the terminal.
public protocol Console: Output {
    func writeError(_ line: String)

    /// Reads a line that should not be seen by others; nil at the end of the input.
    func readSecret(prompt: String) -> String?
}
