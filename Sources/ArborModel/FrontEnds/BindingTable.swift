/// The graph's input: the declarations of all files with resolved names, in the order of the files.
///
/// A provider's dependencies are its bindings. Each has a key (a type and a qualifier), a mode (`Dependency.Source`),
/// and a location. Its provider is the scope. In their link step, the front ends add the facts that only the whole
/// program shows.
public struct BindingTable: Sendable {
    /// The files of the program.
    public var files: [FileSummary]
    /// The faults that only the whole program shows.
    public var diagnostics: [Diagnostic]
    /// Returns a type as messages print it. The names in the files' declarations may have modules in front.
    public let shown: @Sendable (TypeExpression) -> TypeExpression

    /// Creates a table, by default without faults and with types that are printed as they are.
    public init(
        _ files: [FileSummary], diagnostics: [Diagnostic] = [],
        shown: @escaping @Sendable (TypeExpression) -> TypeExpression = { $0 }
    ) {
        self.files = files
        self.diagnostics = diagnostics
        self.shown = shown
    }
}
