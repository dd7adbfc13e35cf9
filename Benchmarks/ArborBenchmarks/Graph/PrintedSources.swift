import ArborGraph
import ArborPipeline
import ArborPlanning

/// Prints Swift for a graph: its types, or the code that wires them.
///
/// - Parameter words: A shape, a size, and the text to print: `types`, Arbor's code, code as it is written by hand, or
///   that of a tool that nests functions.
func printSources(_ words: ArraySlice<String>) async {
    guard words.count == 3, let shape = words.first.flatMap(GrowthShape.init),
        let count = Int(words[words.startIndex + 1])
    else { return print("usage: ArborBenchmarks sources SHAPE COUNT (types | arbor | hand | nested)") }
    switch words.last {
    case "arbor":
        guard let graph = await BindingGraph(shape.files(count: count)).validate(jobs: 2).graph else {
            fatalError("a benchmark's graph is sound")
        }
        let code = await ConstructionPlanner(for: graph, jobs: 2).code(jobs: 2)
        print(String(decoding: code, as: UTF8.self))
    case "hand": print(HandWrittenForm(shape: shape, count: count).text)
    case "nested": print(NestedForm(shape: shape, count: count).text)
    default: for index in 0..<count { print(declaration(of: index, in: shape, among: count)) }
    }
}

/// A class with a property for each dependency.
private func declaration(of index: Int, in shape: GrowthShape, among count: Int) -> String {
    let edges = shape.edges(of: index, among: count)
    let others = (edges.made + edges.received)
    let parameters = others.map { "t\($0): T\($0)" }.joined(separator: ", ")
    return """
        public final class T\(index) {
        \(others.map { "    let t\($0): T\($0)\n" }.joined())
            public init(\(parameters)) {
        \(others.map { "        self.t\($0) = t\($0)\n" }.joined())    }
        }
        """
}

/// The same graph in the form of tools that expand it into a tree of occurrences. Each occurrence of a type has
/// a function inside its creator's function, which captures the received values.
private struct NestedForm {
    let shape: GrowthShape
    let count: Int

    var text: String {
        var text = "extension T0 {\n    public convenience init() {\n"
        let made = write(ofType: 0, depth: 2, to: &text)
        text += "        self.init(\(made))\n    }\n}\n"
        return text
    }

    /// Writes the code that computes the type's properties.
    ///
    /// - Returns: The arguments of its initializer.
    private func write(ofType index: Int, depth: Int, to text: inout String) -> String {
        let edges = shape.edges(of: index, among: count)
        let margin = String(repeating: "    ", count: depth)
        for made in edges.made {
            text += "\(margin)func make_t\(made)() -> T\(made) {\n"
            let arguments = write(ofType: made, depth: depth + 1, to: &text)
            text += "\(margin)    return T\(made)(\(arguments))\n\(margin)}\n"
            text += "\(margin)let t\(made): T\(made) = make_t\(made)()\n"
        }
        return (edges.made + edges.received).map { "t\($0): t\($0)" }.joined(separator: ", ")
    }
}
