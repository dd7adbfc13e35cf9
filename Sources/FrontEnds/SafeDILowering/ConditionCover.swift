/// Finds whether a build exists in which none of some `#if` conditions holds.
///
/// Conditions are formulas of `&&`, `||` and `!` over flags such as `DEBUG` and `os(Linux)`. All assignments
/// of the flags are tried, so the number of flags is limited. A build has one system, one processor and one
/// kind of device.
enum ConditionCover {
    /// The largest number of flags whose assignments are all tried. Real code has fewer in one place.
    static let flagLimit = 12

    /// A description of a build in which none of the alternatives holds; `nil` if one of them holds in every build.
    ///
    /// - Parameter alternatives: For each alternative, the conditions that hold together.
    static func uncovered(by alternatives: [[String]]) -> String? {
        var flags: [String] = []
        let formulas = alternatives.map { conditions in
            conditions.map { ConditionFormula($0, flags: &flags) }
        }
        guard flags.count <= flagLimit else { return "none of these conditions holds" }
        let exclusive = flags.map { flag in families.first { flag.hasPrefix($0) } }
        for assignment in 0..<(1 << flags.count) where isPossible(assignment, exclusive) {
            let isCovered = formulas.contains { $0.allSatisfy { $0.holds(assignment) } }
            if !isCovered { return words(for: assignment, flags) }
        }
        return nil
    }

    private static let families = ["os(", "arch(", "targetEnvironment("]

    private static func isPossible(_ assignment: Int, _ exclusive: [String?]) -> Bool {
        var seen: Set<String> = []
        for (index, family) in exclusive.enumerated() where assignment >> index & 1 == 1 {
            if let family, !seen.insert(family).inserted { return false }
        }
        return true
    }

    /// A description such as `'DEBUG' does not hold and 'os(Linux)' holds`.
    private static func words(for assignment: Int, _ flags: [String]) -> String {
        flags.enumerated().map { index, flag in
            let holds = assignment >> index & 1 == 1
            return holds ? "'\(flag)' holds" : "'\(flag)' does not hold"
        }.joined(separator: " and ")
    }
}

/// One condition in postfix form.
struct ConditionFormula {
    private enum Operation {
        case flag(Int)
        case constant(Bool)
        case not, and, or
    }

    private var operations: [Operation] = []

    /// - Parameter flags: The flags found so far, each once. New ones are appended.
    init(_ text: String, flags: inout [String]) {
        var operators: [Substring] = []
        for token in Self.tokens(of: text) {
            switch token {
            case "!", "(": operators.append(token)
            case ")":
                while let last = operators.popLast(), last != "(" { push(last) }
            case "&&", "||":
                while let last = operators.last, last != "(", last == "!" || last == "&&" || token == "||" {
                    push(operators.removeLast())
                }
                operators.append(token)
            case "true", "false": operations.append(.constant(token == "true"))
            default: operations.append(.flag(Self.index(of: String(token), in: &flags)))
            }
        }
        while let last = operators.popLast() { push(last) }
    }

    private mutating func push(_ name: Substring) {
        switch name {
        case "!": operations.append(.not)
        case "&&": operations.append(.and)
        case "||": operations.append(.or)
        default: break
        }
    }

    /// - Parameter assignment: One bit for each flag.
    func holds(_ assignment: Int) -> Bool {
        var stack: [Bool] = []
        for operation in operations {
            switch operation {
            case .flag(let index): stack.append(assignment >> index & 1 == 1)
            case .constant(let value): stack.append(value)
            case .not: stack.append(!(stack.popLast() ?? false))
            case .and, .or:
                let (right, left) = (stack.popLast() ?? false, stack.popLast() ?? false)
                if case .and = operation { stack.append(left && right) } else { stack.append(left || right) }
            }
        }
        return stack.last ?? false
    }

    private static func index(of flag: String, in flags: inout [String]) -> Int {
        if let known = flags.firstIndex(of: flag) { return known }
        flags.append(flag)
        return flags.count - 1
    }

    /// Splits a condition without white space into operators, parentheses and flags. A flag includes its own
    /// parentheses.
    private static func tokens(of text: String) -> [Substring] {
        let plain = text.filter { !$0.isWhitespace }[...]
        var tokens: [Substring] = []
        var rest = plain
        while let first = rest.first {
            let length =
                rest.hasPrefix("&&") || rest.hasPrefix("||")
                ? 2 : "!()".contains(first) ? 1 : max(1, lengthOfFlag(rest))
            tokens.append(rest.prefix(length))
            rest = rest.dropFirst(length)
        }
        return tokens
    }

    private static func lengthOfFlag(_ text: Substring) -> Int {
        var depth = 0
        var length = 0
        for character in text {
            if character == ")", depth == 0 { return length }
            if depth == 0, "&|!".contains(character) { return length }
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            length += 1
        }
        return length
    }
}
