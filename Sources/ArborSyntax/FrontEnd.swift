import ArborModel

/// A family of annotations: how to find the files that use it, and the meaning of its declarations to the graph.
///
/// The meaning is determined in two steps: `lower` sees one file, and `link` sees the whole program.
public struct FrontEnd: Sendable {
    /// The words of its annotations.
    public let vocabulary: Vocabulary
    /// Text of two letters or more that every file with such an annotation contains. Files without it are not parsed.
    public let needle: StaticString
    /// Text that every file with a configuration contains; `nil` if the front end has no configurations.
    public let configurationNeedle: StaticString?
    /// The names and words that the stages after the front ends share.
    public let dialect: Dialect
    /// Returns the meaning of one file's declarations. All locations in the result contain the path.
    public let lower: @Sendable (FileDeclarations, _ path: String) -> Fragment
    /// Adds fix-its to the faults of a file's declarations, by reading them again; `nil` if there are none to add.
    public let repair: Repair?
    /// Completes the bindings of all files with the facts that no single file shows. Names are resolved.
    public let link: @Sendable (inout BindingTable) -> Void
    /// Returns the bindings of the trees that make types for tests, from a table that is linked; `nil` if no type asks for
    /// a mock.
    public let mocks: @Sendable (BindingTable, MockRequest) -> BindingTable?

    /// Adds fix-its to the faults in a fragment of a file with the given text.
    public typealias Repair =
        @Sendable (
            inout SourceReader, inout Fragment, FileDeclarations, UnsafeBufferPointer<UInt8>
        ) -> Void

    /// Creates a front end, by default one without configurations and without a link step.
    public init(
        _ vocabulary: Vocabulary, needle: StaticString,
        configurationNeedle: StaticString? = nil, dialect: Dialect,
        lower: @escaping @Sendable (FileDeclarations, _ path: String) -> Fragment,
        repair: Repair? = nil, link: @escaping @Sendable (inout BindingTable) -> Void = { _ in },
        mocks: @escaping @Sendable (BindingTable, MockRequest) -> BindingTable? = { _, _ in nil }
    ) {
        self.vocabulary = vocabulary
        self.needle = needle
        self.configurationNeedle = configurationNeedle
        self.dialect = dialect
        self.lower = lower
        self.repair = repair
        self.link = link
        self.mocks = mocks
    }
}

/// The contribution of a file to the graph, and the faults of its annotated declarations taken alone.
public struct Fragment: Equatable, Sendable {
    /// The contribution to the graph.
    public var summary: FileSummary
    /// The faults, in the order in which they were found.
    public var diagnostics: [Diagnostic]
    /// False if the file has no annotations, so that only its outline is known.
    public var isParsed: Bool

    /// Creates a fragment, by default of a parsed file without faults.
    public init(summary: FileSummary, diagnostics: [Diagnostic] = [], isParsed: Bool = true) {
        self.summary = summary
        self.diagnostics = diagnostics
        self.isParsed = isParsed
    }

    /// Adds the fragment that another front end made of the same file. A fault that both report counts once.
    public mutating func add(_ other: Fragment) {
        let new = other.summary
        summary.imports += new.imports.filter { !summary.imports.contains($0) }
        summary.providers += new.providers
        let provided = Set(summary.providers.map(\.name))
        summary.nestedNames = Set(summary.nestedNames + new.nestedNames).subtracting(provided).sorted()
        summary.globalActors += new.globalActors.filter { !summary.globalActors.contains($0) }
        if !new.configurations.isEmpty { summary.configurations += new.configurations }
        if !new.doubles.isEmpty { summary.doubles += new.doubles }
        if summary.lostNames == nil, let names = new.lostNames { summary.lostNames = names }
        diagnostics += other.diagnostics.filter { !diagnostics.contains($0) }
        isParsed = isParsed || other.isParsed
    }
}
