/// Boolean functions as ordered, reduced decision diagrams with complement edges (Bryant; Brace, Rudell and Bryant).
///
/// Equal functions are equal references, so a comparison with `always` or `never` takes constant time. Conjunction is
/// the only computed operation, and negation flips one bit. Later variables are decided first. The branches of one
/// `#if` have the form `!a && !b && c`, and in this order the function of a branch shares every node except its head
/// with the function of the branch before it.
///
/// In theory a function may need a node for each row of its truth table. Steps are therefore counted. Beyond the budget
/// there is no result, and the caller must report that.
struct DecisionDiagram: Sendable {
    /// A reference to a function: twice the index of a node, plus one for the opposite of the node's function.
    typealias Function = UInt32

    static let always: Function = 0
    static let never: Function = 1

    private struct Node: Hashable {
        var variable: Int32
        /// The function if the variable holds. It is never a complement.
        var high: Function
        var low: Function
    }

    /// All nodes. The first one is the constant.
    private var nodes = [Node(variable: -1, high: 0, low: 0)]
    private var indices: [Node: UInt32] = [:]
    private var conjunctions: [UInt64: Function] = [:]
    var budget: Int

    init(budget: Int) { self.budget = budget }

    /// True once a computation exceeded the budget. Every result since then is meaningless.
    var isExhausted: Bool { budget < 0 }

    mutating func variable(_ number: Int) -> Function {
        node(Int32(number), Self.always, Self.never)
    }

    static func not(_ function: Function) -> Function { function ^ 1 }

    mutating func or(_ one: Function, _ other: Function) -> Function {
        Self.not(and(Self.not(one), Self.not(other)))
    }

    mutating func and(_ one: Function, _ other: Function) -> Function {
        var work = [Task.compute(one, other)]
        var results: [Function] = []
        while let task = work.popLast() {
            switch task {
            case .compute(let one, let other): compute(one, other, &work, &results)
            case .join(let key, let variable):
                let low = results.removeLast()
                let high = results.removeLast()
                let result = node(variable, high, low)
                conjunctions[key] = result
                results.append(result)
            }
        }
        return results[0]
    }

    private enum Task {
        case compute(Function, Function)
        /// Joins the last two results into one, and remembers it under the key.
        case join(key: UInt64, Int32)
    }

    private mutating func compute(
        _ one: Function, _ other: Function, _ work: inout [Task], _ results: inout [Function]
    ) {
        if let plain = Self.plainConjunction(one, other) { return results.append(plain) }
        let key = UInt64(min(one, other)) << 32 | UInt64(max(one, other))
        if let known = conjunctions[key] { return results.append(known) }
        budget -= 1
        guard !isExhausted else { return results.append(Self.never) }
        let variable = max(self.variable(of: one), self.variable(of: other))
        let (oneHigh, oneLow) = branches(of: one, at: variable)
        let (otherHigh, otherLow) = branches(of: other, at: variable)
        work.append(.join(key: key, variable))
        work.append(.compute(oneLow, otherLow))
        work.append(.compute(oneHigh, otherHigh))
    }

    private static func plainConjunction(_ one: Function, _ other: Function) -> Function? {
        if one == never || other == never || one == not(other) { return never }
        if one == always || one == other { return other }
        return other == always ? one : nil
    }

    private mutating func node(_ variable: Int32, _ high: Function, _ low: Function) -> Function {
        if high == low { return high }
        let sign = high & 1
        let node = Node(variable: variable, high: high ^ sign, low: low ^ sign)
        if let index = indices[node] { return index << 1 | sign }
        let index = UInt32(nodes.count)
        nodes.append(node)
        indices[node] = index
        return index << 1 | sign
    }
}

extension DecisionDiagram {
    /// Returns the first variable that the function decides, or -1 for a constant.
    func variable(of function: Function) -> Int32 { nodes[Int(function >> 1)].variable }

    /// Returns the function if a variable holds, and the function if it does not. The function decides no variable
    /// before this one.
    func branches(of function: Function, at variable: Int32) -> (high: Function, low: Function) {
        let node = nodes[Int(function >> 1)]
        guard node.variable == variable else { return (function, function) }
        return (node.high ^ function & 1, node.low ^ function & 1)
    }

    /// Returns the variables that must hold in one case of the function, or `nil` if the function never holds.
    ///
    /// Variables that the case doesn't depend on are left out. At each variable, the case in which it does not hold is
    /// preferred, so the result is small.
    func example(of function: Function) -> Set<Int32>? {
        guard function != Self.never else { return nil }
        var holding: Set<Int32> = []
        var rest = function
        while rest != Self.always {
            let variable = variable(of: rest)
            let (high, low) = branches(of: rest, at: variable)
            if low == Self.never { holding.insert(variable) }
            rest = low == Self.never ? high : low
        }
        return holding
    }

    /// Returns an implicant of a function that meets another one: values of variables with which `upper` always holds,
    /// and with which `lower` may hold. There are few of them, though not always as few as possible.
    ///
    /// It is found along one path. A variable is left out if the rest can be decided without it.
    ///
    /// - Parameter lower: A function that holds in some case, and only where `upper` holds.
    mutating func implicant(meeting lower: Function, within upper: Function) -> [(
        variable: Int32, holds: Bool
    )] {
        var (lower, upper) = (lower, upper)
        var literals: [(variable: Int32, holds: Bool)] = []
        while upper != Self.always, lower != Self.never, !isExhausted {
            let variable = max(self.variable(of: lower), self.variable(of: upper))
            let (lowers, uppers) = (branches(of: lower, at: variable), branches(of: upper, at: variable))
            if let rest = rest(of: lowers, within: and(uppers.high, uppers.low)) {
                (lower, upper) = rest
            } else {
                let holds = lowers.low == Self.never
                literals.append((variable, holds))
                (lower, upper) = holds ? (lowers.high, uppers.high) : (lowers.low, uppers.low)
            }
        }
        return literals
    }

    /// Returns what is left to decide where `both` holds, or `nil` if neither branch of the function meets it.
    private mutating func rest(of function: (high: Function, low: Function), within both: Function) -> (
        lower: Function, upper: Function
    )? {
        if both == Self.never { return nil }
        for branch in [function.low, function.high] {
            let meeting = and(branch, both)
            if meeting != Self.never { return (meeting, both) }
        }
        return nil
    }

    /// Returns the value of the function if the variables of `holding` hold and no others do.
    func value(of function: Function, where holding: Set<Int32>) -> Bool {
        var rest = function
        while rest > Self.never {
            let variable = variable(of: rest)
            let (high, low) = branches(of: rest, at: variable)
            rest = holding.contains(variable) ? high : low
        }
        return rest == Self.always
    }

    /// The variables that the functions depend on.
    func support(of functions: some Sequence<Function>) -> Set<Int32> {
        var found: Set<Int32> = []
        var seen: Set<UInt32> = [0]
        var open = functions.map { $0 >> 1 }
        while let index = open.popLast() {
            guard seen.insert(index).inserted else { continue }
            let node = nodes[Int(index)]
            found.insert(node.variable)
            open += [node.high >> 1, node.low >> 1]
        }
        return found
    }
}
