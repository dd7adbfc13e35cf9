/// Decides on `#if` conditions: whether two may hold in one build, whether some hold in all builds in which another
/// does, and which builds those are where it is not so.
///
/// It knows what builds there are: for one system and one processor, with versions in their order. It knows nothing of
/// a flag but that it is set or not. Answers are exact; where one would take too much, `isExhausted` is true from then
/// on, and no answer means anything.
public struct ConditionLogic: Sendable {
    /// A condition, or what was computed of several. Equal conditions are equal values, however they are written.
    public struct Formula: Hashable, Sendable {
        let function: DecisionDiagram.Function

        public static let always = Formula(function: DecisionDiagram.always)
        public static let never = Formula(function: DecisionDiagram.never)
    }

    private var variables: ConditionVariables
    /// In the order in which they occur.
    private var atoms: [ConditionAtom] = []
    private var known: [String: Formula] = [:]
    private let budget: Int
    /// By variable, the places of the atoms that depend on it.
    private var dependents: [Int32: [Int]] = [:]

    /// - Parameters:
    ///   - conditions: all that will be asked for, as written.
    ///   - budget: the steps that may be taken for all, beside some for each condition.
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

    /// Gives as many steps as there are for everything, where there are any left.
    public mutating func renewBudget() {
        if !isExhausted { variables.diagram.budget = budget }
    }

    /// True once something took more steps than there were.
    public var isExhausted: Bool { variables.diagram.isExhausted }

    /// What holds where all of the conditions do.
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

    public mutating func both(_ one: Formula, _ other: Formula) -> Formula {
        Formula(function: variables.diagram.and(one.function, other.function))
    }

    public mutating func either(_ one: Formula, _ other: Formula) -> Formula {
        Formula(function: variables.diagram.or(one.function, other.function))
    }

    /// What holds where the first does and the second does not.
    public mutating func difference(_ one: Formula, _ other: Formula) -> Formula {
        both(one, !other)
    }
}

extension ConditionLogic.Formula {
    public static prefix func ! (formula: Self) -> Self {
        Self(function: DecisionDiagram.not(formula.function))
    }
}

// MARK: Text

extension ConditionLogic {
    /// A build in which something holds, in few words: `os(Linux) && CI`. All builds of which that is true are such.
    public struct Case: Hashable, Sendable {
        public let text: String
        /// The variables that hold in one of them.
        let example: Set<Int32>
    }

    /// `nil` of what never holds.
    public mutating func example(of formula: Formula) -> Case? {
        guard let example = variables.diagram.example(of: formula.function) else { return nil }
        let terms = terms(of: example, within: formula.function)
        return Case(text: text(of: terms), example: example)
    }

    /// Whether a formula holds in a build.
    public func holds(_ formula: Formula, in build: Case) -> Bool {
        variables.diagram.value(of: formula.function, where: build.example)
    }

    /// The most cases that a condition is spelled by.
    private static let mostCases = 64

    /// A condition that is the formula wherever `known` holds: `""` of what always does. `nil` where it would be too
    /// long.
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
