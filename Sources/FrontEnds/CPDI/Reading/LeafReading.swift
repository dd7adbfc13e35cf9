import ArborModel

/// Reads protocols and what they require.
struct LeafReading {
    let text: TokenText

    func leaf(_ type: TypeDeclaration) -> LeafProtocol {
        let name = text.index(from: type.nameRange.end.offset)
        let isParameterised = text.isSign(name, "<")
        let next = isParameterised ? text.afterAngles(name) : name
        let inherits = text.isSign(next, ":") ? text.names(at: next + 1, between: ["&", ","]).names : []
        let associated = associatedTypes(in: type)
        var leaf = LeafProtocol(
            name: Name(text: type.name, range: type.nameRange), inherits: inherits,
            requirements: type.properties.map(requirement),
            requiresOthers: !type.callables.isEmpty || type.otherRequirements.count > associated.count,
            associatedTypes: associated.map { ($0.name, $0.constraints) }, conditions: type.conditions,
            range: SourceRange(start: type.keywordRange.start, end: type.range.end))
        leaf.functions = type.callables.map(\.name)
        leaf.scope = type.depth == 0 ? "" : type.name.split(separator: ".").dropLast().joined(separator: ".")
        leaf.attributes = (type.attributes + type.conditionalAttributes).map(\.text)
        leaf.modifiers = type.modifiers
        leaf.requirementsText = type.requirements
        leaf.isParameterised = isParameterised
        leaf.isSuppressing = type.inherits.contains { $0.hasPrefix("~") }
        leaf.hasConditions =
            type.properties.contains { $0.conditions.count > type.conditions.count }
            || type.callables.contains { $0.conditions.count > type.conditions.count }
        leaf.hasConstrainedTypes = associated.contains(where: \.isConstrained)
        if !associated.isEmpty { leaf.typealiases = typealiases(in: type) }
        return leaf
    }

    private func typealiases(in type: TypeDeclaration) -> Set<String> {
        let indices = text.index(from: type.range.start.offset)..<text.index(from: type.range.end.offset)
        return Set(indices.lazy.filter { text.isWord($0, "typealias") }.compactMap { text.word($0 + 1) })
    }

    private func requirement(_ property: PropertyDeclaration) -> LeafProtocol.Requirement {
        LeafProtocol.Requirement(
            label: property.label.plainName, type: property.type ?? "", accessors: accessors(of: property),
            attributes: property.attributes.map(\.text),
            isStatic: property.modifiers.contains { $0 == "static" || $0 == "class" },
            isNonisolated: property.modifiers.contains { $0.hasPrefix("nonisolated") })
    }

    /// The words in the braces of a property, and what `throws` has in parentheses.
    private func accessors(of property: PropertyDeclaration) -> [String] {
        guard let end = property.typeRange?.end.offset else { return [] }
        var next = text.index(from: end)
        guard text.isSign(next, "{") else { return [] }
        next += 1
        var accessors: [String] = []
        while let word = text.word(next) {
            next += 1
            guard word == "throws", text.isSign(next, "("),
                let close = (next..<next + 40).first(where: { text.isSign($0, ")") })
            else {
                accessors.append(word)
                continue
            }
            accessors.append("throws(" + text.text(text.range(next + 1, close - 1)) + ")")
            next = close + 1
        }
        return accessors
    }

    private func associatedTypes(in type: TypeDeclaration)
        -> [(name: Name, constraints: [Name], isConstrained: Bool)]
    {
        if type.otherRequirements.isEmpty { return [] }
        let indices = text.index(from: type.range.start.offset)..<text.index(from: type.range.end.offset)
        return indices.compactMap { index in
            guard text.isWord(index, "associatedtype"), let name = text.word(index + 1) else { return nil }
            var (constraints, next) = ([Name](), index + 2)
            if text.isSign(next, ":") {
                (constraints, next) = text.names(at: next + 1, between: ["&", ","])
            }
            return (
                Name(text: name, range: text.range(index + 1, index + 1)), constraints,
                text.isWord(next, "where")
            )
        }
    }
}
