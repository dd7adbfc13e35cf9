import ArborModel

extension DeclarationExtractor {
    /// Reads the `init` or `func` at the cursor.
    mutating func callable(_ node: Node, conditions: [String]) -> CallableDeclaration {
        let range = text.range(node)
        var found = CallableDeclaration(
            name: "init", parameters: [], conditions: conditions, range: range, parametersRange: range)
        forEachChild { walk, child in walk.read(child, into: &found) }
        return found
    }

    private mutating func read(_ node: Node, into callable: inout CallableDeclaration) {
        switch cursor.field {
        case grammar.keyword: callable.range = text.range(node)
        case grammar.name: callable.name = text.text(node)
        case grammar.failable: callable.isFailable = true
        case grammar.generics: callable.generics = text.text(node)
        case grammar.requirements: callable.requirements = text.text(node)
        case grammar.returns: callable.returns = text.text(node)
        case grammar.parameters:
            callable.parametersRange = text.range(node)
            callable.parameters = parameters()
        default: readUnnamed(node, into: &callable)
        }
    }

    private mutating func readUnnamed(_ node: Node, into callable: inout CallableDeclaration) {
        switch node.symbol {
        case grammar.attribute, grammar.bareAttribute: callable.attributes.append(attribute(node))
        case grammar.modifier:
            callable.modifiers.append(text.text(node))
            if callable.modifiers.last == "class" { callable.classRange = text.range(node) }
        case grammar.conditionalPrefix: callable.conditionalAttributes += keepingConditionalPrefix()
        case grammar.async: callable.isAsync = true
        case grammar.throwing: readThrows(node, into: &callable)
        default: break
        }
    }

    /// Reads `throws` or `throws(E)`.
    private mutating func readThrows(_ node: Node, into callable: inout CallableDeclaration) {
        callable.isThrowing = true
        callable.isRethrowing = text.text(node) == "rethrows"
        forEachChild { walk, child in
            if child.symbol == walk.grammar.typeName { callable.thrownType = walk.text.text(child) }
        }
    }

    /// Reads the parameter clause at the cursor.
    private mutating func parameters() -> [ParameterDeclaration] {
        var parameters: [ParameterDeclaration] = []
        forEachChild { walk, child in
            if child.symbol == walk.grammar.parameter { parameters.append(walk.parameter(child)) }
        }
        return parameters
    }

    private mutating func parameter(_ node: Node) -> ParameterDeclaration {
        var attributes: [Attribute] = []
        var label = ""
        var name: String?
        var type = ""
        var defaultValue: String?
        forEachChild { walk, child in
            switch walk.cursor.field {
            case walk.grammar.label: label = walk.text.text(child)
            case walk.grammar.name: name = walk.text.text(child)
            case walk.grammar.type: type = walk.text.text(child)
            case walk.grammar.variadic: type += "..."
            case walk.grammar.defaultValue: defaultValue = walk.text.expression(child)
            default:
                if walk.isAttribute(child) { attributes.append(walk.attribute(child)) }
            }
        }
        var parameter = ParameterDeclaration(
            attributes: attributes, label: label, name: name ?? label, type: type, range: text.range(node))
        parameter.defaultValue = defaultValue
        return parameter
    }
}
