/// Decides on `#if` conditions: whether two can hold in one build, whether one implies others, and, if it doesn't, in
/// which builds.
///
/// It knows which builds are possible: each has one system and one processor, and versions are ordered. A flag is
/// either set or not. Results are exact. If a result would exceed the budget, `isExhausted` is true from then on, and
/// every later result is meaningless.
public struct ConditionLogic: Sendable {
    /// A condition, or a result computed from several. Equal conditions are equal values, however they are written.
    public struct Formula: Hashable, Sendable {
        let function: DecisionDiagram.Function

        /// The formula that holds in every build.
        public static let always = Formula(function: DecisionDiagram.always)
        /// The formula that holds in no build.
        public static let never = Formula(function: DecisionDiagram.never)
    }

    private var variables: ConditionVariables
    /// The atoms of all conditions, in the order of their first occurrence.
    private var atoms: [ConditionAtom] = []
    private var known: [String: Formula] = [:]
    private let budget: Int
    /// The indices of the atoms that depend on each variable.
    private var dependents: [Int32: [Int]] = [:]

    /// Reads the conditions and builds their decision diagram.
    ///
    /// - Parameters:
    ///   - conditions: Every condition that will be asked for, as written.
    ///   - budget: The number of steps that all computations together may take, besides a share for each condition.
    public init(_ conditions: some Sequence<String>, budget: Int = 1 << 20) {
        var seen: Set<String> = []
        var expressions: [(text: String, steps: ConditionExpression)] = []
        var seenAtoms: Set<ConditionAtom> = []
        for text in conditions where seen.insert(text).inserted {
            let expression = ConditionExpression(parsing: text)
            expressions.append((text, expression))
            for atom in expression.atoms where seenAtoms.insert(atom).inserted { atoms.append(atom) }
        }
        self.budget = budget + expressions.count << 12
        variables = ConditionVariables(for: atoms, budget: self.budget)
        for (index, atom) in atoms.enumerated() {
            let function = variables.function(of: atom)
            for variable in variables.diagram.support(of: [function]) {
                dependents[variable, default: []].append(index)
            }
        }
        for (text, expression) in expressions { known[text] = formula(of: expression) }
    }

    /// Restores the full budget, unless it is exhausted.
    public mutating func renewBudget() {
        if !isExhausted { variables.diagram.budget = budget }
    }

    /// True once a computation has taken more steps than the budget allows. Every later result is meaningless.
    public var isExhausted: Bool { variables.diagram.isExhausted }

    /// Returns the formula that holds in exactly the builds in which all of the conditions hold.
    public mutating func formula(of conditions: [String]) -> Formula {
        var all = Formula.always
        for condition in conditions {
            let one = known[condition] ?? formula(of: ConditionExpression(parsing: condition))
            all = both(one, all)
        }
        return all
    }

    private mutating func formula(of expression: ConditionExpression) -> Formula {
        var stack: [DecisionDiagram.Function] = []
        for step in expression.steps {
            switch step {
            case .constant(let value): stack.append(value ? DecisionDiagram.always : DecisionDiagram.never)
            case .atom(let atom): stack.append(variables.function(of: atom))
            case .not: stack.append(DecisionDiagram.not(stack.removeLast()))
            case .and, .or:
                let (right, left) = (stack.removeLast(), stack.removeLast())
                stack.append(
                    step == .and ? variables.diagram.and(left, right) : variables.diagram.or(left, right))
            }
        }
        return Formula(function: stack[0])
    }

    /// Returns the formula that holds if both formulas hold.
    public mutating func both(_ one: Formula, _ other: Formula) -> Formula {
        Formula(function: variables.diagram.and(one.function, other.function))
    }

    /// Returns the formula that holds if at least one of the formulas holds.
    public mutating func either(_ one: Formula, _ other: Formula) -> Formula {
        Formula(function: variables.diagram.or(one.function, other.function))
    }

    /// Returns the formula that holds if the first one holds and the second one does not.
    public mutating func difference(_ one: Formula, _ other: Formula) -> Formula {
        both(one, !other)
    }
}

extension ConditionLogic.Formula {
    /// Returns the formula that holds in exactly the builds in which the given one does not. The cost is constant.
    public static prefix func ! (formula: Self) -> Self {
        Self(function: DecisionDiagram.not(formula.function))
    }
}

// MARK: Text

extension ConditionLogic {
    /// Builds in which a formula holds, as a short condition: `os(Linux) && CI`. The formula holds in every build that
    /// meets the condition.
    public struct Case: Hashable, Sendable {
        /// The condition that describes the builds, as Swift source.
        public let text: String
        /// The variables that hold in one of the builds.
        let example: Set<Int32>
    }

    /// Returns a build in which the formula holds, or `nil` if it never holds.
    public mutating func example(of formula: Formula) -> Case? {
        guard formula != .never else { return nil }
        let (terms, example) = terms(meeting: formula.function, within: formula.function)
        return Case(text: text(of: terms), example: example)
    }

    /// Returns whether a formula holds in a build.
    public func holds(_ formula: Formula, in build: Case) -> Bool {
        variables.diagram.value(of: formula.function, where: build.example)
    }

    /// The greatest number of cases in the text of a condition.
    private static let mostCases = 4096

    /// Returns a condition that equals the formula in all builds in which `known` holds.
    ///
    /// The text is empty if the formula always holds there, and `nil` if it would be too long.
    public mutating func text(of formula: Formula, where known: Formula) -> String? {
        if difference(known, formula) == .never { return "" }
        let limit = either(formula, !known).function
        var rest = both(formula, known)
        var cases: [String] = []
        while rest != .never {
            guard cases.count < Self.mostCases, !isExhausted else { return nil }
            let terms = terms(meeting: rest.function, within: limit).terms
            rest = difference(rest, Formula(function: conjunction(of: terms[...])))
            cases.append(text(of: terms))
        }
        if cases.isEmpty { return "false" }
        return cases.count == 1 ? cases[0] : cases.map { "(\($0))" }.joined(separator: " || ")
    }

    private struct Term {
        var atom: Int
        var isNegated: Bool
        var function: DecisionDiagram.Function
    }

    /// Returns terms with which the function always holds, in the order of their atoms, and a build that meets them.
    ///
    /// - Parameter some: A function that holds in the build. It holds only where `function` does.
    private mutating func terms(
        meeting some: DecisionDiagram.Function, within function: DecisionDiagram.Function
    ) -> (terms: [Term], example: Set<Int32>) {
        let literals = variables.diagram.implicant(meeting: some, within: function)
        var builds = some
        for literal in literals {
            let variable = variables.diagram.variable(Int(literal.variable))
            builds = variables.diagram.and(builds, literal.holds ? variable : DecisionDiagram.not(variable))
        }
        let example = variables.diagram.example(of: builds) ?? []
        var terms = terms(of: example, on: literals.map(\.variable))
        // Each of these terms is one of the literals, and each literal counts.
        if terms.contains(where: { !atoms[$0.atom].isIndependent }) {
            terms =
                indispensable(terms, within: function)
                ?? indispensable(self.terms(of: example, on: support(of: function)), within: function) ?? []
        }
        return (terms.sorted { $0.atom < $1.atom }, example)
    }

    /// Returns the terms without those that are not needed for the function to hold, or `nil` if it does not hold with
    /// all of them.
    private mutating func indispensable(_ all: [Term], within function: DecisionDiagram.Function) -> [Term]? {
        // The conjunctions of the terms after each term: testing whether a term is dispensable then takes one step.
        var rests = [DecisionDiagram.always]
        for term in all.reversed() {
            rests.append(variables.diagram.and(term.function, rests[rests.count - 1]))
        }
        guard implies(rests[all.count], function) else { return nil }
        var kept: [Term] = []
        var keptFunction = DecisionDiagram.always
        for (index, term) in all.enumerated() {
            let others = variables.diagram.and(keptFunction, rests[all.count - index - 1])
            if implies(others, function) { continue }
            kept.append(term)
            keptFunction = variables.diagram.and(keptFunction, term.function)
        }
        return kept
    }

    private mutating func implies(_ one: DecisionDiagram.Function, _ other: DecisionDiagram.Function) -> Bool
    {
        variables.diagram.and(one, DecisionDiagram.not(other)) == DecisionDiagram.never
    }

    private func support(of function: DecisionDiagram.Function) -> [Int32] {
        Array(variables.diagram.support(of: [function]))
    }

    /// Returns the terms of all atoms that depend on some variables, the most dispensable terms first. Those name the
    /// value of a choice, because the negated terms after them may rule out its other values.
    private mutating func terms(of example: Set<Int32>, on variables: [Int32]) -> [Term] {
        let indices = Set(variables.flatMap { dependents[$0] ?? [] }).sorted(by: >)
        var terms: [[Term]] = [[], [], []]
        for index in indices {
            let function = self.variables.function(of: atoms[index])
            let holds = self.variables.diagram.value(of: function, where: example)
            let term = Term(
                atom: index, isNegated: !holds, function: holds ? function : DecisionDiagram.not(function))
            let isValue = if case .choice = atoms[index] { true } else { false }
            terms[holds ? (isValue ? 0 : 2) : 1].append(term)
        }
        return terms.flatMap(\.self)
    }

    private mutating func conjunction(of terms: ArraySlice<Term>) -> DecisionDiagram.Function {
        terms.reduce(DecisionDiagram.always) { variables.diagram.and($0, $1.function) }
    }

    private func text(of terms: [Term]) -> String {
        if terms.isEmpty { return "true" }
        return terms.map { atoms[$0.atom].text(isNegated: $0.isNegated) }.joined(separator: " && ")
    }
}
