import ArborModel

/// A change of a property's declaration. It includes the initializer's parameter, which must have the same name and type.
struct Redeclaration {
    private let text: DeclarationSurvey.PropertyText?
    private let isOfFunction: Bool

    /// - Parameter property: The property to change, in the node that declares it.
    init(of property: BindingGraph.Property, in node: NodeID, _ analysis: GraphAnalysis) {
        isOfFunction = property.type.isFunction
        text = analysis.graph.location(of: property, in: node).flatMap { analysis.survey.properties[$0] }
    }

    /// What help on the property adds if an initializer takes its value.
    var alsoInInitializer: String {
        text?.isTaken == true ? ", also in the initializer" : ""
    }

    /// True for a `weak` variable, whose type has to be optional.
    var isWeak: Bool { text?.isWeak == true }

    /// Returns a fix-it that writes another type, or nothing if some of the text is unknown.
    func retyping(as type: TypeExpression, isCertain: Bool) -> [Diagnostic.FixIt] {
        guard let text, !text.isTaken || !text.parameterTypes.isEmpty else { return [] }
        // An alias that stands for a function is no function by its name.
        let isAlias = isOfFunction && !type.isFunction
        let parameterType = isAlias ? "@escaping \(type)" : type.parameterDescription
        let edits =
            [Diagnostic.FixIt.Edit(range: text.type, replacement: "\(type)")]
            + text.parameterTypes.map { .init(range: $0, replacement: parameterType) }
        return [Diagnostic.FixIt("write '\(type)'", edits: edits, isCertain: isCertain)]
    }
}
