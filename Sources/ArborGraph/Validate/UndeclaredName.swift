import ArborModel

/// A name in one type in place of a name in another one. Only the other one is declared.
struct UndeclaredName {
    let name: String

    /// Returns `nil` if the types differ in more than a name, or if both names are declared, or neither is. A library may
    /// declare the name, unless it is a slip or the file imports no library.
    ///
    /// - Parameters:
    ///   - node: The declaration that names the type.
    ///   - isMade: Returns whether a provider makes the type of a name.
    init?(
        in type: TypeExpression, beside wanted: TypeExpression, of node: NodeID, _ analysis: GraphAnalysis,
        isMade: (TypeExpression) -> Bool
    ) {
        func isKnown(_ name: String) -> Bool {
            StandardLibrary.declares(name) || analysis.graph.dialects.libraryType(named: name) != nil
                || UndeclaredTypeAdvice.standardTypes.contains(name)
                || analysis.survey.declared[name] != nil || analysis.survey.modules.contains(name)
                || isMade(.named(name, []))
        }
        let (names, others) = (type.allNames, wanted.allNames)
        let unknown = names.subtracting(others).filter { !isKnown($0) }
        let known = others.subtracting(names)
        guard unknown.count == 1, let name = unknown.first, !known.isEmpty, known.allSatisfy(isKnown),
            known.contains(where: { editDistance(name, $0, atMost: max(1, name.utf8.count / 5)) != nil })
                || analysis.graph.file(of: node).importsOnly(analysis.survey.modules)
        else { return nil }
        self.name = name
    }
}

extension FileSummary {
    /// True if the file imports nothing beside modules of the program and the front end.
    func importsOnly(_ modules: Set<String>) -> Bool {
        imports.allSatisfy { modules.contains(String($0.module)) || $0.module == "Arbor" }
    }
}

extension TypeExpression {
    /// The names of the types in a type, without those around them.
    fileprivate var allNames: Set<String> {
        var names: Set<String> = []
        forEachName { names.insert($0) }
        return names
    }
}
