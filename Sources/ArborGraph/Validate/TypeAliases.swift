import ArborModel

/// The type aliases that a missing type may be. Arbor compares types by their names and doesn't replace aliases, so help
/// names the types that they stand for.
struct TypeAliases {
    private let analysis: GraphAnalysis
    private let found: [DeclarationSurvey.Declared]
    /// Returns whether a type can be made.
    private let isMade: (TypeExpression) -> Bool

    /// - Parameter type: The type as a property writes it.
    init(
        of type: TypeExpression, in analysis: GraphAnalysis, isMade: @escaping (TypeExpression) -> Bool
    ) {
        self.analysis = analysis
        self.isMade = isMade
        let all = (analysis.survey.declared[type.bare.lastName ?? ""] ?? []).filter {
            $0.keyword == "typealias"
        }
        let exact = all.filter { $0.name == type.bare.description }
        found = exact.isEmpty ? all : exact
    }

    var notes: [Diagnostic.Note] {
        found.prefix(5).map {
            Diagnostic.Note("'\($0.name)' is a type alias of '\($0.target)'", at: $0.location)
        }
    }

    /// The type that the aliases stand for, with the types around an alias where its target is in them; `nil` if they stand
    /// for different types.
    var target: TypeExpression? {
        let targets = Set(found.map(target))
        return targets.count == 1 ? targets.first : nil
    }

    /// The types that the aliases stand for.
    var targets: [String] {
        found.map { "'\(target(of: $0))'" }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private func target(of alias: DeclarationSurvey.Declared) -> TypeExpression {
        let target = TypeExpression(parsing: alias.target)
        let nested =
            target.isNominal
            ? alias.name.enclosingNames.map { TypeExpression(parsing: "\($0).\(alias.target)") } : []
        return nested.first(where: isMade) ?? target
    }
}

extension BindingGraph {
    /// Returns whether the name of a type means the same in a declaration as at the top level: no type in one of those around
    /// it has the name.
    func means(_ type: TypeExpression, in node: NodeID) -> Bool {
        guard let declaration = declaration(of: node) else { return true }
        let scopes = nestedNames.scopes(of: declaration.name, from: declaration.outermostLength)
        if scopes.isEmpty { return true }
        return type.leaves.allSatisfy { nestedNames.scope(of: $0.bare.description, among: scopes) == nil }
    }
}
