import Arbor

/// Writes to the standard output.
@Instantiable(fulfillingAdditionalTypes: [Console.self])
public struct TerminalConsole: Console, Instantiable {
    public init() {}

    public func write(_ line: String) {
        print(line)
    }
}
