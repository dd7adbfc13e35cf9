/// What must hold and what must not where the `#if` branches around a declaration are compiled, as far as it takes to
/// tell that two declarations are never compiled together.
///
/// Nothing is evaluated: `DEBUG` and `!DEBUG` exclude each other, and so do the branches of one `#if`, each of which
/// refutes those before it. Of two systems or processors, a build is for one.
struct BranchConditions {
    private var asserted: Set<String> = []
    /// Of each set, not all hold.
    private var refuted: Set<Set<String>> = []

    /// - Parameter conditions: those of the branches around, all of which hold.
    init(_ conditions: [String]) {
        for condition in conditions { assert(condition.filter { !$0.isWhitespace }[...]) }
    }

    func excludes(_ other: BranchConditions) -> Bool {
        let all = asserted.union(other.asserted)
        if refuted.union(other.refuted).contains(where: { $0.isSubset(of: all) }) { return true }
        return Self.alternatives.contains { prefix in all.count { $0.hasPrefix(prefix) } > 1 }
    }

    private static let alternatives = ["os(", "arch("]

    private mutating func assert(_ condition: Substring) {
        // Whole, too: a later branch refutes it whole.
        asserted.insert(String(condition))
        for part in condition.parts(between: "&&") {
            let part = part.withoutParentheses
            guard let negated = part.negated else {
                asserted.insert(String(part))
                continue
            }
            refute(negated)
        }
    }

    private mutating func refute(_ condition: Substring) {
        refuted.insert([String(condition)])
        for part in condition.parts(between: "||") {
            let all = part.withoutParentheses.parts(between: "&&").map { String($0.withoutParentheses) }
            refuted.insert(Set(all))
        }
    }
}

extension Substring {
    /// The parts between the operators that stand in no parentheses.
    fileprivate func parts(between operator: String) -> [Substring] {
        var parts: [Substring] = []
        var depth = 0
        var start = startIndex
        for place in indices {
            if self[place] == "(" { depth += 1 }
            if self[place] == ")" { depth -= 1 }
            guard depth == 0, place >= start, self[place...].hasPrefix(`operator`) else { continue }
            parts.append(self[start..<place])
            start = index(place, offsetBy: `operator`.count)
        }
        return parts + [self[start...]]
    }

    fileprivate var withoutParentheses: Substring {
        var text = self
        while text.first == "(", text.isEnclosed { text = text.dropFirst().dropLast() }
        return text
    }

    /// True where the parenthesis that opens the text closes at its end.
    private var isEnclosed: Bool {
        var depth = 0
        for place in indices {
            if self[place] == "(" { depth += 1 }
            if self[place] == ")" { depth -= 1 }
            if depth == 0 { return index(after: place) == endIndex }
        }
        return false
    }

    /// `A` of `!A` and `!(A)`; `nil` of what does not refute one thing.
    fileprivate var negated: Substring? {
        guard first == "!", parts(between: "||").count == 1 else { return nil }
        return dropFirst().withoutParentheses
    }
}
