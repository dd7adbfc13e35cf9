import ArborModel

/// Checks one rule of the pattern.
protocol CompositionRule: Sendable {
    func diagnostics(for program: CompositionProgram) -> [Diagnostic]
}

extension CompositionProgram {
    private static let rules: [any CompositionRule] = [
        OwnAliasRule(), ForwardingRule(), ComposingProtocolRule(), ExistentialRule(), AssociatedTypeRule(),
        ParameterOrderRule(), FunctionRule(), ForeignSpliceRule(), ExternalAccessRule(), SpliceRule(),
        VisibilityRule(), NamespaceRule(), ScopeRule(), CycleRule(), ContainerRule(),
    ]

    /// All findings, in the order of printing.
    public var diagnostics: [Diagnostic] {
        Self.rules.flatMap { $0.diagnostics(for: self) }.sorted(by: Diagnostic.inPrintingOrder)
    }

    /// The path of a file.
    func path(_ file: Int) -> String { files[file].path }

    func location(_ range: SourceRange, in file: Int) -> SourceLocation {
        SourceLocation(path: path(file), range: range)
    }
}
