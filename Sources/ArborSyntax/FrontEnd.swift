import ArborModel

/// A family of annotations: how to find the files that use it, and what its declarations mean to the graph.
public struct FrontEnd: Sendable {
    /// The words of its annotations.
    public let vocabulary: Vocabulary
    /// Text that every file with such an annotation contains. Files without it are not parsed.
    public let needle: StaticString
    /// Text that every file with a configuration contains.
    public let configurationNeedle: StaticString
    /// A part of it with the length and the first letter of `needle`, so that one search looks for both.
    public let configurationProbe: StaticString
    /// The meaning of one file's declarations; the path goes into all places that it names.
    public let lower: @Sendable (FileDeclarations, _ path: String) -> Fragment

    public init(
        _ vocabulary: Vocabulary, needle: StaticString,
        configuration: (needle: StaticString, probe: StaticString),
        lower: @escaping @Sendable (FileDeclarations, _ path: String) -> Fragment
    ) {
        precondition(needle.utf8CodeUnitCount == configuration.probe.utf8CodeUnitCount)
        precondition(needle.utf8Start.pointee == configuration.probe.utf8Start.pointee)
        self.vocabulary = vocabulary
        self.needle = needle
        configurationNeedle = configuration.needle
        configurationProbe = configuration.probe
        self.lower = lower
    }
}

/// What a file gives to the graph, and what is wrong with its annotated declarations taken alone.
public struct Fragment: Equatable, Sendable {
    public var summary: FileSummary
    public var diagnostics: [Diagnostic]
    /// False of a file without annotations, of which only the outline is known.
    public var isParsed: Bool

    public init(summary: FileSummary, diagnostics: [Diagnostic] = [], isParsed: Bool = true) {
        self.summary = summary
        self.diagnostics = diagnostics
        self.isParsed = isParsed
    }
}
