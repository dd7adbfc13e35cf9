/// An `#if` condition in postfix order: operands first, then their operator.
///
/// It is a list and not a tree. Neither reading nor evaluating it is therefore recursive, however deep the parentheses
/// are.
public struct ConditionExpression: Hashable, Sendable {
    enum Step: Hashable, Sendable {
        case constant(Bool)
        case atom(ConditionAtom)
        case not, and, or
    }

    let steps: [Step]

    /// Reads a condition as the compiler does: `!` binds tighter than `&&`, and `&&` tighter than `||`. A text that the
    /// compiler would reject becomes one atom, identified by its text.
    public init(parsing text: String) {
        var parser = ConditionParser()
        let isSound = ConditionTokens(text).allSatisfy { parser.take($0) } && parser.end()
        steps = isSound ? parser.steps : [.atom(.other("(\(text))"))]
    }

    /// Creates the condition that holds if all of the given conditions hold.
    public init(all texts: [String]) {
        var steps: [Step] = []
        for (index, text) in texts.enumerated() {
            steps += ConditionExpression(parsing: text).steps
            if index > 0 { steps.append(.and) }
        }
        self.steps = steps.isEmpty ? [.constant(true)] : steps
    }

    init(steps: [Step]) { self.steps = steps }

    var atoms: some Sequence<ConditionAtom> {
        steps.lazy.compactMap { step in
            if case .atom(let atom) = step { atom } else { nil }
        }
    }
}

/// Moves operators after their operands. An operator waits on a stack until an operator that binds less tightly, or a
/// closing parenthesis, follows.
private struct ConditionParser {
    private(set) var steps: [ConditionExpression.Step] = []
    private var waiting: [ConditionToken] = []
    /// True if the next token must begin an operand.
    private var isOperandNext = true

    /// - Returns: False if the token is not allowed here.
    mutating func take(_ token: ConditionToken) -> Bool {
        switch token {
        case .word, .call: return operand(token)
        case .not, .open:
            waiting.append(token)
            return isOperandNext
        case .and, .or:
            defer { isOperandNext = true }
            flush { $0 != .open && !(token == .and && $0 == .or) }
            waiting.append(token)
            return !isOperandNext
        case .close:
            flush { $0 != .open }
            let isOpen = waiting.popLast() == .open
            flush { $0 == .not }
            return isOpen && !isOperandNext
        case .unknown: return false
        }
    }

    mutating func end() -> Bool {
        flush { $0 != .open }
        return waiting.isEmpty && !isOperandNext
    }

    private mutating func operand(_ token: ConditionToken) -> Bool {
        guard isOperandNext else { return false }
        isOperandNext = false
        switch token {
        case .word("true"): steps.append(.constant(true))
        case .word("false"): steps.append(.constant(false))
        case .word(let name): steps.append(.atom(Self.atom(named: name)))
        case .call(let name, let argument):
            let (atom, isNegated) = ConditionAtom.reading(name, argument)
            steps.append(.atom(atom))
            if isNegated { steps.append(.not) }
        default: return false
        }
        flush { $0 == .not }
        return true
    }

    /// Returns the atom of a plain name. `$Feature` is another spelling of `hasFeature(Feature)`.
    private static func atom(named name: String) -> ConditionAtom {
        name.hasPrefix("$") ? .other("hasFeature(\(name.dropFirst()))") : .flag(name)
    }

    private mutating func flush(while isDue: (ConditionToken) -> Bool) {
        while let last = waiting.last, isDue(last) {
            waiting.removeLast()
            steps.append(last == .not ? .not : last == .and ? .and : .or)
        }
    }
}
