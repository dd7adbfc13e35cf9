import ArborModel

/// The findings of a run, in the requested format.
public struct DiagnosticReport {
    private let format: DiagnosticFormat
    private let limit: Int
    private let usesColor: Bool
    private let version: String
    private let source: any SourceLines

    /// Creates a report.
    ///
    /// - Parameters:
    ///   - limit: The greatest number of diagnostics that people are shown; 0 for all. Programs get all.
    ///   - version: The version of the tool.
    ///   - source: The provider of the lines that excerpts show.
    public init(
        _ format: DiagnosticFormat, limit: Int, usesColor: Bool, version: String, source: any SourceLines
    ) {
        self.format = format
        self.limit = limit
        self.usesColor = usesColor
        self.version = version
        self.source = source
    }

    /// Returns the text of the report.
    ///
    /// - Parameter diagnostics: The diagnostics, in the order of printing.
    public func text(of diagnostics: [Diagnostic]) -> String {
        switch format {
        case .plain: selected(diagnostics, PlainRenderer().render)
        case .terminal: selected(diagnostics, TerminalRenderer(usesColor: usesColor, source: source).render)
        case .github: selected(diagnostics, GitHubRenderer(source: source).render)
        case .json: diagnostics.map(JSONRenderer().render).joined()
        case .sarif: SARIFRenderer(version: version, source: source).render(diagnostics)
        }
    }

    private func selected(_ diagnostics: [Diagnostic], _ render: (Diagnostic) -> String) -> String {
        let selection = DiagnosticSelection(diagnostics, limit: limit)
        return selection.shown.map(render).joined() + selection.closingLines
    }
}
