import ArborModel
import ArborSyntax

extension DeclarationLowering {
    /// Reports annotated patterns. A dependency is identified by its name, and a pattern has none or several.
    mutating func reportPatterns(of type: TypeDeclaration) {
        for pattern in type.patterns {
            guard let attribute = pattern.attributes.first(where: \.isOfDependency) else { continue }
            let isTuple = pattern.pattern.hasPrefix("(")
            report(
                .invalidDependency,
                "'@\(attribute.simpleName)' can only be attached to a property with a name, but '\(pattern.pattern)' is "
                    + (isTuple ? "a tuple pattern" : "a pattern"),
                about: [pattern.pattern], at: pattern.patternRange,
                help: isTuple
                    ? "declare a property for each value" : "give the property a name",
                fixIt: pattern.divided)
        }
    }
}

extension PatternDeclaration {
    /// A fix-it that declares one property for each element; `nil` if the elements have no names or no types in
    /// the text.
    fileprivate var divided: Diagnostic.FixIt? {
        guard isPlain, let type, let typeRange, pattern.hasPrefix("("), pattern.hasSuffix(")"),
            case .tuple(let elements) = TypeExpression(parsing: type)
        else { return nil }
        let names = pattern.dropFirst().dropLast().topLevelElements
        guard names.count == elements.count, names.count > 1, names.allSatisfy(\.isPlainName) else {
            return nil
        }
        // On the first line, the text before the declaration may be missing, so its column isn't reliable.
        let column = range.start.line == 1 ? 1 : Int(range.start.column)
        let indentation = String(repeating: " ", count: column - 1)
        let properties = zip(names, elements).map { "\($0): \($1.type)" }
        let text = properties.joined(separator: "\n\(indentation)\(prefix) ")
        return Diagnostic.FixIt(
            "declare \(properties.count) properties",
            edits: [
                .init(range: SourceRange(start: patternRange.start, end: typeRange.end), replacement: text)
            ])
    }
}

extension String {
    fileprivate var isPlainName: Bool {
        plainName.isIdentifier
    }
}
