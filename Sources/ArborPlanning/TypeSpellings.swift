import ArborGraph

/// How generated code names types in text that the graph knows nothing of, such as the requirements of a protocol.
public struct TypeSpellings: Sendable {
    private let names: CodeNames
    private let imports: Set<String>

    /// - Parameters:
    ///   - graph: The graph of the program.
    ///   - imports: The names of all modules that the generated file may import.
    public init(in graph: BindingGraph, imports: Set<String>) {
        names = CodeNames(of: graph, imports: imports)
        self.imports = imports
    }

    /// Returns a name as code, with its module in front where it could mean another type; `nil` if nothing can make it clear.
    ///
    /// - Parameter name: A name at the top level of a module, as the graph knows it.
    func text(of name: String) -> String? { names.text(ofName: name, imports) }
}
