// Reducing a condition by atoms with known values, and its text.

extension ConditionExpression {
    /// Returns the expression without the atoms that have a value. The result is a single constant, or contains none.
    func reduced(_ value: (ConditionAtom) -> Bool?) -> ConditionExpression {
        var reduction = Reduction()
        for step in steps {
            switch step {
            case .constant(let value): reduction.operands.append(.known(value))
            case .atom(let atom):
                if let value = value(atom) {
                    reduction.operands.append(.known(value))
                } else {
                    reduction.append(atom)
                }
            case .not: reduction.negate()
            case .and: reduction.join(.and, isDecidedBy: false)
            case .or: reduction.join(.or, isDecidedBy: true)
            }
        }
        if case .known(let value) = reduction.operands[0] {
            return ConditionExpression(steps: [.constant(value)])
        }
        return ConditionExpression(steps: reduction.steps)
    }

    private struct Reduction {
        /// The steps of the open operands, one operand after the other.
        var steps: [Step] = []
        var operands: [Operand] = []

        enum Operand {
            case known(Bool)
            /// The operand's steps begin at this index of `steps`.
            case open(Int)
        }

        mutating func append(_ atom: ConditionAtom) {
            operands.append(.open(steps.count))
            steps.append(.atom(atom))
        }

        mutating func negate() {
            switch operands.removeLast() {
            case .known(let value): operands.append(.known(!value))
            case .open(let start):
                // The compiler reads `!!` as a different operator.
                if case .not? = steps.last { steps.removeLast() } else { steps.append(.not) }
                operands.append(.open(start))
            }
        }

        mutating func join(_ operation: Step, isDecidedBy decisive: Bool) {
            let (right, left) = (operands.removeLast(), operands.removeLast())
            switch (left, right) {
            case (.open(let start), .open):
                steps.append(operation)
                operands.append(.open(start))
            case (.known(let value), .open(let start)), (.open(let start), .known(let value)):
                if value == decisive { steps.removeSubrange(start...) }
                operands.append(value == decisive ? .known(value) : .open(start))
            case (.known(let one), .known(let other)):
                operands.append(.known(decisive ? one || other : one && other))
            }
        }
    }
}

extension ConditionExpression {
    /// The expression as Swift source.
    var text: String {
        let starts = starts
        var text = ""
        var work: [Piece] = [.operand(end: steps.count - 1, parent: .or)]
        while let piece = work.popLast() {
            switch piece {
            case .text(let piece): text += piece
            case .operand(let end, let parent):
                work += pieces(ofOperandAt: end, within: parent, starts).reversed()
            }
        }
        return text
    }

    private enum Piece {
        case text(String)
        /// The operand whose last step has the index `end`, as an operand of `parent`.
        case operand(end: Int, parent: Step)
    }

    private func pieces(ofOperandAt end: Int, within parent: Step, _ starts: [Int]) -> [Piece] {
        switch steps[end] {
        case .constant(let value): return [.text("\(value)")]
        case .atom(let atom): return [.text(atom.text(isNegated: false))]
        case .not:
            if case .atom(let atom) = steps[end - 1] { return [.text(atom.text(isNegated: true))] }
            if case .not = steps[end - 1] { return [.operand(end: end - 2, parent: parent)] }
            return [.text("!"), .operand(end: end - 1, parent: .not)]
        case .and, .or:
            let sign = steps[end] == .and ? " && " : " || "
            let inner: [Piece] = [
                .operand(end: starts[end - 1] - 1, parent: steps[end]), .text(sign),
                .operand(end: end - 1, parent: steps[end]),
            ]
            let isBare = parent == steps[end] || parent == .or
            return isBare ? inner : [.text("(")] + inner + [.text(")")]
        }
    }

    /// The index of the first step of the operand that ends at each index of `steps`.
    private var starts: [Int] {
        var starts: [Int] = []
        for (index, step) in steps.enumerated() {
            switch step {
            case .constant, .atom: starts.append(index)
            case .not: starts.append(starts[index - 1])
            case .and, .or: starts.append(starts[starts[index - 1] - 1])
            }
        }
        return starts
    }
}
