import Arbor
import Foundation
import Model

/// The terminal, or whatever the shell has put in its place.
@Instantiable(fulfillingAdditionalTypes: [Console.self])
public struct TerminalConsole: Console, Instantiable {
    public init() {}

    public func write(_ line: String) {
        print(line)
    }

    public func writeError(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }

    public func readSecret(prompt: String) -> String? {
        // Only a person needs the prompt and the hidden typing; a pipe needs neither.
        guard isatty(STDIN_FILENO) == 1 else { return readLine() }
        return getpass(prompt).map { String(cString: $0) }
    }
}
