/// Whether some `#if` conditions leave a build in which none of them holds.
///
/// Conditions are formulas of `&&`, `||` and `!` over what is asked: `DEBUG`, `os(Linux)`. Every case is tried, so what is
/// asked is limited in number. A build is for one system, one processor and one kind of device.
enum ConditionCover {
    /// More questions than are asked at one place, and few enough to try all answers.
    static let mostQuestions = 12

    /// A build in which none of the alternatives holds, in words; `nil` where there is none.
    ///
    /// - Parameter alternatives: of each, conditions that hold together.
    static func uncovered(by alternatives: [[String]]) -> String? {
        var questions: [String] = []
        let formulas = alternatives.map { conditions in
            conditions.map { ConditionFormula($0, questions: &questions) }
        }
        guard questions.count <= mostQuestions else { return "none of these conditions holds" }
        let exclusive = questions.map { question in families.first { question.hasPrefix($0) } }
        for answers in 0..<(1 << questions.count) where isPossible(answers, exclusive) {
            let isCovered = formulas.contains { $0.allSatisfy { $0.holds(answers) } }
            if !isCovered { return words(for: answers, questions) }
        }
        return nil
    }

    private static let families = ["os(", "arch(", "targetEnvironment("]

    private static func isPossible(_ answers: Int, _ exclusive: [String?]) -> Bool {
        var seen: Set<String> = []
        for (number, family) in exclusive.enumerated() where answers >> number & 1 == 1 {
            if let family, !seen.insert(family).inserted { return false }
        }
        return true
    }

    /// `DEBUG is not set and os(Linux) holds`
    private static func words(for answers: Int, _ questions: [String]) -> String {
        questions.enumerated().map { number, question in
            let isSo = answers >> number & 1 == 1
            return isSo ? "'\(question)' holds" : "'\(question)' does not hold"
        }.joined(separator: " and ")
    }
}

/// One condition, in postfix form.
struct ConditionFormula {
    private enum Step {
        case question(Int)
        case constant(Bool)
        case not, and, or
    }

    private var steps: [Step] = []

    /// - Parameter questions: what is asked, once each; new ones are added.
    init(_ text: String, questions: inout [String]) {
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
            case "true", "false": steps.append(.constant(token == "true"))
            default: steps.append(.question(Self.number(of: String(token), in: &questions)))
            }
        }
        while let last = operators.popLast() { push(last) }
    }

    private mutating func push(_ name: Substring) {
        switch name {
        case "!": steps.append(.not)
        case "&&": steps.append(.and)
        case "||": steps.append(.or)
        default: break
        }
    }

    /// - Parameter answers: a bit a question.
    func holds(_ answers: Int) -> Bool {
        var stack: [Bool] = []
        for step in steps {
            switch step {
            case .question(let number): stack.append(answers >> number & 1 == 1)
            case .constant(let value): stack.append(value)
            case .not: stack.append(!(stack.popLast() ?? false))
            case .and, .or:
                let (right, left) = (stack.popLast() ?? false, stack.popLast() ?? false)
                if case .and = step { stack.append(left && right) } else { stack.append(left || right) }
            }
        }
        return stack.last ?? false
    }

    private static func number(of question: String, in questions: inout [String]) -> Int {
        if let known = questions.firstIndex(of: question) { return known }
        questions.append(question)
        return questions.count - 1
    }

    /// Operators, parentheses, and what is asked, its own parentheses included, without white space.
    private static func tokens(of text: String) -> [Substring] {
        let plain = text.filter { !$0.isWhitespace }[...]
        var tokens: [Substring] = []
        var rest = plain
        while let first = rest.first {
            let length =
                rest.hasPrefix("&&") || rest.hasPrefix("||")
                ? 2 : "!()".contains(first) ? 1 : max(1, lengthOfQuestion(rest))
            tokens.append(rest.prefix(length))
            rest = rest.dropFirst(length)
        }
        return tokens
    }

    private static func lengthOfQuestion(_ text: Substring) -> Int {
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
