import ArborModel
import ArborParallel

/// Checks one rule of the pattern.
protocol CompositionRule: Sendable {
    /// The ids of the findings.
    var ids: [DiagnosticID] { get }
    func diagnostics(for program: CompositionProgram) -> [Diagnostic]
}

extension CompositionProgram {
    private static let rules: [any CompositionRule] = [
        ForwardingRule(), OwnAliasRule(), ScopeRule(), ExternalAccessRule(), ParameterOrderRule(),
        ContainerRule(), SpliceRule(), ForeignSpliceRule(), ExistentialRule(), FunctionRule(),
        ComposingProtocolRule(), AssociatedTypeRule(), VisibilityRule(), NamespaceRule(), CycleRule(),
        DirectiveRule(),
    ]

    /// Applies the rules, and returns all findings in the order of printing.
    ///
    /// - Parameters:
    ///   - jobs: The number of rules that are applied at a time.
    ///   - ids: The ids to look for. A rule is left out if it reports none of them.
    @available(macOS 10.15, *)
    public func diagnostics(jobs: Int, of ids: Set<DiagnosticID>) async -> [Diagnostic] {
        let rules = Self.rules.filter { !ids.isDisjoint(with: $0.ids) }
        return await inParallel(rules.count, jobs: jobs) { rules[$0].diagnostics(for: self) }
            .flatMap(\.self).sorted(by: Diagnostic.inPrintingOrder)
    }

    /// The path of a file.
    func path(_ file: Int) -> String { files[file].path }

    func location(_ range: SourceRange, in file: Int) -> SourceLocation {
        SourceLocation(path: path(file), range: range)
    }
}
