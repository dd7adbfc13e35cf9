/// Decides on `#if` conditions: whether two may hold in one build, whether some hold in all builds in which another
/// does, and which builds those are where it is not so.
///
/// It knows what builds there are: for one system and one processor, with versions in their order. It knows nothing of
/// a flag but that it is set or not. Answers are exact; where one would take too much, `isExhausted` is true from then
/// on, and no answer means anything.
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
    /// In the order in which they occur.
    private var atoms: [ConditionAtom] = []
    private var known: [String: Formula] = [:]
    private let budget: Int
    /// By variable, the places of the atoms that depend on it.
    private var dependents: [Int32: [Int]] = [:]

    /// Reads the conditions and builds the diagram that answers questions about them.
    ///
    /// - Parameters:
    ///   - conditions: Every condition that will be asked for, as written.
    ///   - budget: The number of steps that all questions together may take, besides a share for each condition.
    public init(_ conditions: some Sequence<String>, budget: Int = 1 << 20) {
        var seen: Set<String> = []
        var expressions: [(text: String, steps: ConditionExpression)] = []
        var numbers: [ConditionAtom: Int] = [:]
        for text in conditions where seen.insert(text).inserted {
            let expression = ConditionExpression(parsing: text)
            expressions.append((text, expression))
            for atom in expression.atoms where numbers[atom] == nil {
                numbers[atom] = numbers.count
                atoms.append(atom)
            }
        }
        self.budget = budget + expressions.count << 12
        variables = ConditionVariables(for: atoms, budget: self.budget)
        for (place, atom) in atoms.enumerated() {
            let function = variables.function(of: atom)
            for variable in variables.diagram.support(of: [function]) {
                dependents[variable, default: []].append(place)
            }
        }
        for (text, expression) in expressions { known[text] = formula(of: expression) }
    }

    /// Restores the full budget, unless it is exhausted.
    public mutating func renewBudget() {
        if !isExhausted { variables.diagram.budget = budget }
    }

    /// True once a question has taken more steps than the budget holds. No answer means anything from then on.
    public var isExhausted: Bool { variables.diagram.isExhausted }

    /// Returns the formula that holds exactly where all of the conditions hold.
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

    /// Returns the formula that holds where both formulas hold.
    public mutating func both(_ one: Formula, _ other: Formula) -> Formula {
        Formula(function: variables.diagram.and(one.function, other.function))
    }

    /// Returns the formula that holds where at least one of the formulas holds.
    public mutating func either(_ one: Formula, _ other: Formula) -> Formula {
        Formula(function: variables.diagram.or(one.function, other.function))
    }

    /// Returns the formula that holds where the first one does and the second one does not.
    public mutating func difference(_ one: Formula, _ other: Formula) -> Formula {
        both(one, !other)
    }
}

extension ConditionLogic.Formula {
    /// Returns the formula that holds exactly where the given one does not. The cost is constant.
    public static prefix func ! (formula: Self) -> Self {
        Self(function: DecisionDiagram.not(formula.function))
    }
}

// MARK: Text

extension ConditionLogic {
    /// A build in which a formula holds, in few words: `os(Linux) && CI`. The formula holds in every build that the
    /// words are true of.
    public struct Case: Hashable, Sendable {
        /// The condition that describes the build, as Swift source.
        public let text: String
        /// The variables that hold in one of them.
        let example: Set<Int32>
    }

    /// Returns a build in which the formula holds, or `nil` if it never holds.
    public mutating func example(of formula: Formula) -> Case? {
        guard let example = variables.diagram.example(of: formula.function) else { return nil }
        let terms = terms(of: example, within: formula.function)
        return Case(text: text(of: terms), example: example)
    }

    /// Returns whether a formula holds in a build.
    public func holds(_ formula: Formula, in build: Case) -> Bool {
        variables.diagram.value(of: formula.function, where: build.example)
    }

    /// The most cases that a condition is spelled by.
    private static let mostCases = 64

    /// Returns a condition that equals the formula wherever `known` holds.
    ///
    /// The text is empty if the formula always holds there, and `nil` if it would be too long.
    public mutating func text(of formula: Formula, where known: Formula) -> String? {
        if difference(known, formula) == .never { return "" }
        let limit = either(formula, !known).function
        var rest = both(formula, known)
        var cases: [String] = []
        while let example = variables.diagram.example(of: rest.function) {
            guard cases.count < Self.mostCases, !isExhausted else { return nil }
            let terms = terms(of: example, within: limit)
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

    /// What must be said of a build for the function to hold in it.
    private mutating func terms(of example: Set<Int32>, within function: DecisionDiagram.Function) -> [Term] {
        let all = allTerms(of: example, on: function)
        // What follows each term, so that one is left out by one step.
        var rests = [DecisionDiagram.always]
        for term in all.reversed() {
            rests.append(variables.diagram.and(term.function, rests[rests.count - 1]))
        }
        var kept: [Term] = []
        var said = DecisionDiagram.always
        for (place, term) in all.enumerated() {
            let others = variables.diagram.and(said, rests[all.count - place - 1])
            let isImplied =
                variables.diagram.and(others, DecisionDiagram.not(function)) == DecisionDiagram.never
            if isImplied { continue }
            kept.append(term)
            said = variables.diagram.and(said, term.function)
        }
        return kept.sorted { $0.atom < $1.atom }
    }

    /// All that could be said, what is dispensable in front: which value of a choice it is, where others are ruled out.
    private mutating func allTerms(
        of example: Set<Int32>, on function: DecisionDiagram.Function
    ) -> [Term] {
        let support = variables.diagram.support(of: [function])
        let places = Set(support.flatMap { dependents[$0] ?? [] }).sorted(by: >)
        var terms: [[Term]] = [[], [], []]
        for place in places {
            let function = variables.function(of: atoms[place])
            let holds = variables.diagram.value(of: function, where: example)
            let term = Term(
                atom: place, isNegated: !holds, function: holds ? function : DecisionDiagram.not(function))
            let isValue = if case .choice = atoms[place] { true } else { false }
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
