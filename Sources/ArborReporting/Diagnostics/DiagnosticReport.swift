import ArborModel

/// The choices in the layout of a report that don't depend on its format.
public struct ReportLayout: Sendable {
    /// The greatest number of diagnostics that people are shown; 0 for all. Programs get all.
    public var limit = 100
    /// The command that applies fix-its.
    public var fixCommand = "arbor fix"
    /// The width of the terminal, in cells.
    public var width = 100
    /// True if the text has colours.
    public var usesColor = false
    /// True if the last line says how many diagnostics there are.
    public var hasTotal = true

    /// Creates a layout with 100 diagnostics at most, in 100 cells, with a total and without colours.
    public init() {}
}

/// The findings of a run, in the requested format.
public struct DiagnosticReport {
    private let format: DiagnosticFormat
    private let layout: ReportLayout
    private let version: String
    private let source: any SourceLines
    private let relativePath: (String) -> String

    /// Creates a report.
    ///
    /// - Parameters:
    ///   - version: The version of the tool.
    ///   - source: The provider of the lines that excerpts show.
    ///   - relativePath: Returns a path relative to the repository. Only the format `github` uses it.
    public init(
        _ format: DiagnosticFormat, _ layout: ReportLayout = ReportLayout(), version: String,
        source: any SourceLines, relativePath: @escaping (String) -> String = { $0 }
    ) {
        self.format = format
        self.layout = layout
        self.version = version
        self.source = source
        self.relativePath = relativePath
    }

    /// Returns the text of the report.
    ///
    /// - Parameter diagnostics: The diagnostics, in the order of printing.
    public func text(of diagnostics: [Diagnostic]) -> String {
        switch format {
        case .plain: selected(diagnostics, PlainRenderer().render)
        case .terminal:
            selected(
                diagnostics,
                TerminalRenderer(usesColor: layout.usesColor, width: layout.width, source: source).render)
        case .github:
            selected(diagnostics, GitHubRenderer(source: source, relativePath: relativePath).render)
        case .json: diagnostics.map(JSONRenderer().render).joined()
        case .sarif: SARIFRenderer(version: version, source: source).render(diagnostics)
        }
    }

    private func selected(_ diagnostics: [Diagnostic], _ render: (Diagnostic) -> String) -> String {
        let selection = DiagnosticSelection(
            diagnostics, limit: layout.limit, fixCommand: layout.fixCommand)
        return selection.shown.map(render).joined() + selection.rest
            + (layout.hasTotal ? selection.total : "")
    }
}
