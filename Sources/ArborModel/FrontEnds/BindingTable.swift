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

    /// Creates a table, by default without faults.
    public init(_ files: [FileSummary], diagnostics: [Diagnostic] = []) {
        self.files = files
        self.diagnostics = diagnostics
    }
}
