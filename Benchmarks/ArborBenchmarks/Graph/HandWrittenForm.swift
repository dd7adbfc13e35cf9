/// The same graph as an engineer writes it: an initializer that makes each value once, in the order of use. A type that
/// several others make has a helper function, and so has a type that makes one of these.
struct HandWrittenForm {
    private let shape: GrowthShape
    private let count: Int
    /// True for each type that has a helper function.
    private let isHelped: [Bool]

    init(shape: GrowthShape, count: Int) {
        self.shape = shape
        self.count = count
        let made = (0..<count).map { shape.edges(of: $0, among: count).made }
        var makers = Array(repeating: 0, count: count)
        for index in made.joined() { makers[index] += 1 }
        isHelped = made.enumerated().map { index, made in
            !made.isEmpty && (makers[index] > 1 || made.contains { makers[$0] > 1 })
        }
    }

    var text: String {
        var text = "extension T0 {\n    public convenience init() {\n"
        for index in 1..<count where isHelped[index] { text += helper(making: index) }
        write(ofType: 0, margin: "        ", to: &text)
        text += "        self.init\(arguments(of: 0, width: 110))\n    }\n}\n\n"
        return text
    }

    private func helper(making index: Int) -> String {
        var text = "        func makeT\(index)() -> T\(index) {\n"
        write(ofType: index, margin: "            ", to: &text)
        return text + "            return T\(index)\(arguments(of: index))\n        }\n\n"
    }

    /// Writes the constants that a type's initializer takes, each after those that it depends on.
    private func write(ofType index: Int, margin: String, to text: inout String) {
        for made in shape.edges(of: index, among: count).made {
            if !isHelped[made] { write(ofType: made, margin: margin, to: &text) }
            let call = isHelped[made] ? "makeT\(made)()" : "T\(made)\(arguments(of: made))"
            text += "\(margin)let t\(made) = \(call)\n"
        }
    }

    /// - Parameter width: The length of a line beyond which the arguments have lines of their own.
    private func arguments(of index: Int, width: Int = .max) -> String {
        let edges = shape.edges(of: index, among: count)
        let arguments = (edges.made + edges.received).map { "t\($0): t\($0)" }
        let line = arguments.joined(separator: ", ")
        guard line.utf8.count > width else { return "(\(line))" }
        var lines = [""]
        for argument in arguments {
            if lines[lines.count - 1].utf8.count + argument.utf8.count > width - 14 { lines.append("") }
            lines[lines.count - 1] += lines.last?.isEmpty == true ? argument : ", " + argument
        }
        return "(\n" + lines.map { "            " + $0 }.joined(separator: ",\n") + "\n        )"
    }
}
