import ArborModel

/// A name in one type in place of a name in another one. Only the other one is declared.
struct UndeclaredName {
    let name: String
    private let isSlip: Bool

    /// - Parameter isDeclared: Returns whether a source declares a type.
    /// - Returns: `nil` if the types differ in more than a name, or if both names are declared, or neither is.
    init?(in type: TypeExpression, beside wanted: TypeExpression, where isDeclared: (String) -> Bool) {
        let (names, others) = (type.allNames, wanted.allNames)
        func isKnown(_ name: String) -> Bool {
            StandardLibrary.declares(name) || UndeclaredTypeAdvice.standardTypes.contains(name)
                || isDeclared(name)
        }
        let unknown = names.subtracting(others).filter { !isKnown($0) }
        let known = others.subtracting(names)
        guard unknown.count == 1, let name = unknown.first, !known.isEmpty, known.allSatisfy(isKnown) else {
            return nil
        }
        self.name = name
        isSlip = known.contains { editDistance(name, $0, atMost: max(1, name.utf8.count / 5)) != nil }
    }

    /// True if the name of a file isn't that of a library's type: it is a slip, or the file imports no library.
    func isOf(_ file: FileSummary, in survey: DeclarationSurvey) -> Bool {
        isSlip || file.importsOnly(survey.modules)
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
