/// The words after the name of a benchmark: operands, and options with one value each.
struct Arguments {
    struct Wrong: Error, CustomStringConvertible {
        var description: String
    }

    private(set) var operands: [String] = []
    private var options: [String: String] = [:]

    init(_ words: some Sequence<String>, options known: [String]) throws {
        var words = words.makeIterator()
        while let word = words.next() {
            guard word.hasPrefix("--") else {
                operands.append(word)
                continue
            }
            guard known.contains(word) else { throw Wrong(description: "there is no option \(word)") }
            guard let value = words.next() else { throw Wrong(description: "\(word) takes a value") }
            options[word] = value
        }
    }

    func operand(_ name: String) throws -> String {
        guard operands.count == 1 else { throw Wrong(description: "give one \(name)") }
        return operands[0]
    }

    func text(_ option: String) -> String? { options[option] }

    /// - Parameter values: The allowed values of the option.
    func number<Number: LosslessStringConvertible & Comparable>(
        _ option: String, in values: ClosedRange<Number>
    ) throws -> Number? {
        guard let text = options[option] else { return nil }
        guard let number = Number(text), values.contains(number) else {
            throw Wrong(
                description:
                    "\(option) takes a number from \(values.lowerBound) to \(values.upperBound), not '\(text)'"
            )
        }
        return number
    }
}

extension Monorepo {
    static let options = ["--files", "--modules", "--annotated", "--shape", "--bytes", "--seed"]

    init(_ arguments: Arguments) throws {
        files = try arguments.number("--files", in: 1...10_000_000) ?? files
        modules = try arguments.number("--modules", in: 1...10_000_000)
        annotated = try arguments.number("--annotated", in: 0...1) ?? annotated
        bytes = try arguments.number("--bytes", in: 0...100_000_000) ?? bytes
        seed = try arguments.number("--seed", in: 0...UInt64.max) ?? seed
        guard let name = arguments.text("--shape") else { return }
        guard let shape = GraphShape(rawValue: name) else {
            let names = GraphShape.allCases.map(\.rawValue).joined(separator: ", ")
            throw Arguments.Wrong(description: "--shape takes one of \(names), not '\(name)'")
        }
        self.shape = shape
    }
}
