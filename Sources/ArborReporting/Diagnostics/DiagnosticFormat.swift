/// The layout of diagnostics.
public enum DiagnosticFormat: String, Sendable, CaseIterable {
    /// Lines in the form of a compiler's, which editors link.
    case plain
    /// Text for people, with the faulty line below, and in colour.
    case terminal
    /// An object on each line.
    case json
    /// One document of the Static Analysis Results Interchange Format, 2.1.0.
    case sarif
    /// Commands by which GitHub's workflows annotate sources.
    case github

    /// True if a program reads the format to the end: nothing is left out, and no other text may be between the
    /// diagnostics.
    public var isForPrograms: Bool { self == .json || self == .sarif }
}
