/// How diagnostics are laid out.
public enum DiagnosticFormat: String, Sendable, CaseIterable {
    /// Lines as compilers print them, which editors link.
    case plain
    /// For people: with the faulty line below, and in colour.
    case terminal
    /// An object a line.
    case json
    /// One document of the Static Analysis Results Interchange Format, 2.1.0.
    case sarif
    /// Commands by which GitHub's workflows annotate sources.
    case github

    /// True of what a program reads to the end: nothing is left out, and nothing else may stand among it.
    public var isForPrograms: Bool { self == .json || self == .sarif }
}
