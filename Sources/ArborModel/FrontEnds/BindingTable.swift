/// The graph's input: the declarations of all files with resolved names, in the order of the files.
///
/// A provider's dependencies are its bindings. Each has a key (a type and a qualifier), a mode (`Dependency.Source`),
/// and a location. Its provider is the scope. In their link step, the front ends add the facts that only the whole
/// program shows.
public struct BindingTable: Sendable {
    /// The files of the program.
    public var files: [FileSummary]
    /// The declarations that are for tests only, by the index of their file. The link step moves them here.
    public var mockOnly: [Int: [ProviderDeclaration]] = [:]
    /// True if a type asks for a `mock` function. The link step finds that out.
    public var asksForMocks = false
    /// True if a type asks for a `test` function. The link step finds that out.
    public var asksForTests = false
    /// True if the code's module names types of other modules that get a mock. Such a module needs no root.
    public var namesMocks = false
    /// True if a root is left out because of a fault that is reported where it is written.
    public var leavesRootsOut = false
    /// The faults that only the whole program shows.
    public var diagnostics: [Diagnostic]
    /// The name of each file's module; empty if it isn't known.
    public let modules: [String]
    /// The names of all modules of which a file was read, whether it has annotations or not.
    public var readModules: [String] = []
    /// Returns a type as messages print it. The names in the files' declarations may have modules in front.
    public let shown: @Sendable (TypeExpression) -> TypeExpression

    /// Creates a table, by default of one module, without faults and with types that are printed as they are.
    public init(
        _ files: [FileSummary], modules: [String] = [], diagnostics: [Diagnostic] = [],
        shown: @escaping @Sendable (TypeExpression) -> TypeExpression = { $0 }
    ) {
        self.files = files
        self.modules = modules.isEmpty ? files.map { _ in "" } : modules
        self.diagnostics = diagnostics
        self.shown = shown
    }
}
