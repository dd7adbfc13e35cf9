import ArborModel
import ArborSyntax

/// The order in which the compiler prefers initializers, or functions of one name, that accept the same arguments.
package struct CallRank: Comparable {
    private let isDisfavored: Bool
    private let parameterCount: Int

    package init(of callable: CallableDeclaration) {
        isDisfavored = callable.isDisfavored
        // An omitted variadic parameter is no better than two parameters with defaults.
        parameterCount = callable.parameters.reduce(0) { $0 + ($1.isVariadic ? 2 : 1) }
    }

    package static func < (one: CallRank, other: CallRank) -> Bool { one.values < other.values }

    private var values: (Int, Int) { (isDisfavored ? 1 : 0, parameterCount) }
}

extension CallableDeclaration {
    package var isDisfavored: Bool { attributes.contains { $0.name == "_disfavoredOverload" } }

    /// Returns whether some build compiles both declarations.
    package func mayMeet(_ other: CallableDeclaration) -> Bool {
        if conditions.isEmpty || other.conditions.isEmpty { return true }
        var logic = ConditionLogic(conditions + other.conditions)
        return logic.both(logic.formula(of: conditions), logic.formula(of: other.conditions)) != .never
    }
}

extension ParameterDeclaration {
    package var isVariadic: Bool { type.hasSuffix("...") }
}
