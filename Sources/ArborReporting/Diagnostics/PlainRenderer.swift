import ArborModel

/// Diagnostics as compilers print them, a line each: `path:line:column: error: message [id]`, notes below. Xcode,
/// SwiftPM and editors turn these lines into links. Each is one line whatever the path and the message contain.
///
/// The steps of the path have a line each, because each has a location of its own.
public struct PlainRenderer: Sendable {
    /// Creates a renderer. It has no state.
    public init() {}

    /// The lines of one diagnostic, each with its line end.
    public func render(_ diagnostic: Diagnostic) -> String {
        let head = line(
            diagnostic.severity.rawValue, "\(diagnostic.message) [\(diagnostic.id.rawValue)]",
            diagnostic.location)
        // A step of the path may be a place of the fault as well.
        let others = (diagnostic.shownPlaces + diagnostic.nearMisses).filter {
            !diagnostic.shownPath.contains($0)
        }
        let notes = (diagnostic.shownPath + otherPaths(diagnostic) + others).map {
            line("note", $0.message, $0.location ?? diagnostic.location)
        }
        let helps = diagnostic.helps.map { line("note", "help: \($0)", diagnostic.location) }
        return ([head] + notes + helps).joined()
    }

    private func otherPaths(_ diagnostic: Diagnostic) -> [Diagnostic.Note] {
        guard !diagnostic.chain.isEmpty, let others = diagnostic.otherPaths else { return [] }
        return [Diagnostic.Note("\(others) \(diagnostic.pathCount == 2 ? "leads" : "lead") here")]
    }

    private func line(_ severity: String, _ message: String, _ location: SourceLocation?) -> String {
        "\(location?.prefix ?? "arbor"): \(severity): \(message)".visible + "\n"
    }
}
