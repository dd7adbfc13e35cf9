import ArborModel

/// A generic type that could be made in place of a protocol, if a property said with which generic arguments.
struct OpenSpecialization {
    /// Says why the type isn't made.
    let note: Diagnostic.Note
    /// The annotation that names the type, with its own parameters as arguments.
    let annotation: String
    /// What the author has to replace in the annotation.
    let condition: String

    /// Returns `nil` for a type that isn't generic, or that is made with some arguments.
    ///
    /// - Parameter name: The protocol to which the type conforms.
    init?(of node: NodeID, conformingTo name: String, in graph: BindingGraph) {
        guard graph.particulars(of: node)?.genericParameters.isEmpty == false else { return nil }
        let made = graph.nodes[node].type
        note = Diagnostic.Note(
            "\(made) conforms to '\(name)', and nothing says with which generic arguments it is made",
            at: graph.declaration(of: node)?.location)
        annotation = graph.terms(of: node).naming(made)
        condition = "with a type for " + made.arguments.map { "'\($0)'" }.joined(separator: " and ")
    }
}
