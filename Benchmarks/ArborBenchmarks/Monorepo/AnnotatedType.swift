/// A person's edit of a file between two runs.
enum Edit {
    case none
    /// Changes the body of a function, which doesn't affect the graph.
    case body
    /// Adds a created type. The generated code changes.
    case declaration
    /// Adds a comment at the start, which moves all lines.
    case lines
}

/// The Swift source of a type that is part of the graph.
struct AnnotatedType {
    let number: Int
    let edges: GraphShape.Edges
    /// Properties and functions that don't affect the graph.
    let members: String

    func text(_ edit: Edit) -> String {
        let made =
            edges.made.map { ("service\($0)", "Service\($0)") }
            + (edit == .declaration ? [("edited", "Edited")] : [])
        let received = edges.received.map { ("service\($0)", "Service\($0)") }
        let parameters = (made + received).map { "\($0): \($1)" }.joined(separator: ", ")
        let assignments = (made + received).map { label, _ in "        self.\(label) = \(label)\n" }
        return """
            /// Service \(number) of the made-up monorepo: it makes \(made.count) others, and receives \(received.count).
            @Instantiable\(number == 0 ? "(isRoot: true)" : "")
            public final class Service\(number): Instantiable {
                public init(\(parameters)) {
            \(assignments.joined())    }

            \(properties("@Instantiated", made))\(properties("@Received", received))
                func revision() -> Int { \(edit == .body ? 1 : 0) }

            \(members)}

            \(edit == .declaration ? Self.edited : "")
            """
    }

    private static let edited = """
        @Instantiable
        public struct Edited: Instantiable {
            public init() {}
        }


        """

    private func properties(_ annotation: String, _ properties: [(label: String, type: String)]) -> String {
        properties.map { "    \(annotation) private let \($0.label): \($0.type)\n" }.joined()
    }
}
