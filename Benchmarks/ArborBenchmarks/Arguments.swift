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

    /// Returns the case that the option names.
    func choice<Choice: RawRepresentable<String> & CaseIterable>(_ option: String) throws -> Choice? {
        guard let name = options[option] else { return nil }
        guard let choice = Choice(rawValue: name) else {
            let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
            throw Wrong(description: "\(option) takes one of \(names), not '\(name)'")
        }
        return choice
    }

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
    static let options = ["--files", "--modules", "--annotated", "--code", "--shape", "--bytes", "--seed"]

    init(_ arguments: Arguments) throws {
        self.init(code: try arguments.choice("--code") ?? .plain)
        files = try arguments.number("--files", in: 1...10_000_000) ?? files
        modules = try arguments.number("--modules", in: 1...10_000_000)
        annotated = try arguments.number("--annotated", in: 0...1) ?? annotated
        bytes = try arguments.number("--bytes", in: 0...100_000_000) ?? bytes
        seed = try arguments.number("--seed", in: 0...UInt64.max) ?? seed
        shape = try arguments.choice("--shape") ?? shape
    }
}
