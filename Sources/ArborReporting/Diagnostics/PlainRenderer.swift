import ArborModel

/// Diagnostics as compilers print them, a line each: `path:line:column: error: message [id]`, notes below. Xcode,
/// SwiftPM and editors turn these lines into links. Each is one line whatever the path and the message contain.
public struct PlainRenderer: Sendable {
    /// Creates a renderer. It has no state.
    public init() {}

    /// The lines of one diagnostic, each with its line end.
    public func render(_ diagnostic: Diagnostic) -> String {
        let head = line(
            diagnostic.severity.rawValue, "\(diagnostic.message) [\(diagnostic.id.rawValue)]",
            diagnostic.location)
        let shortestPath =
            diagnostic.shortestPath.map { [line("note", "the way there: \($0)", diagnostic.location)] } ?? []
        let notes = (diagnostic.path + diagnostic.nearMisses).map {
            line("note", $0.message, $0.location ?? diagnostic.location)
        }
        let help = diagnostic.help.map { [line("note", "help: \($0)", diagnostic.location)] } ?? []
        let fixIts = diagnostic.fixIts.map { line("note", "fix-it: \($0.message)", diagnostic.location) }
        return ([head] + shortestPath + notes + help + fixIts).joined()
    }

    private func line(_ severity: String, _ message: String, _ location: SourceLocation?) -> String {
        "\(location?.prefix ?? "arbor"): \(severity): \(message)".visible + "\n"
    }
}

extension SourceLocation {
    /// The location as `path:line:column`, or the path alone.
    var prefix: String {
        guard let start = range?.start else { return path }
        return "\(path):\(start.line):\(start.column)"
    }
}

extension Diagnostic {
    /// The shortest path, such as `App -> home: Home -> clock: Clock`, and the number of paths; `nil` if it has
    /// one edge.
    var shortestPath: String? {
        guard pathTitles.count > 2 else { return nil }
        let text = pathTitles.joined(separator: " -> ")
        switch pathCount {
        case 0, 1: return text
        case UInt32.max: return "\(text) (the shortest of billions)"
        default: return "\(text) (the shortest of \(pathCount))"
        }
    }
}
