import ArborModel

/// Diagnostics as compilers print them, a line each: `path:line:column: error: message [id]`, notes below. Xcode,
/// SwiftPM and editors turn these lines into links.
public struct PlainRenderer: Sendable {
    public init() {}

    /// The lines of one diagnostic, each with its line end.
    public func render(_ diagnostic: Diagnostic) -> String {
        let head = line(
            diagnostic.severity.rawValue, "\(diagnostic.message) [\(diagnostic.id.rawValue)]",
            diagnostic.location)
        let notes = (diagnostic.path + diagnostic.nearMisses).map {
            line("note", $0.message, $0.location ?? diagnostic.location)
        }
        let help = diagnostic.help.map { [line("note", "to mend it: \($0)", diagnostic.location)] } ?? []
        return ([head] + notes + help).joined()
    }

    private func line(_ severity: String, _ message: String, _ location: SourceLocation?) -> String {
        "\(location.map { prefix($0) } ?? "arbor: ")\(severity): \(message)\n"
    }

    private func prefix(_ location: SourceLocation) -> String {
        guard let start = location.range?.start else { return "\(location.path): " }
        return "\(location.path):\(start.line):\(start.column): "
    }
}
