import ArborModel

extension DeclarationExtractor {
    /// Reads the `let` or `var` at the cursor: one property for each binding with a plain name.
    mutating func properties(conditions: [String]) -> [PropertyDeclaration] {
        var attributes: [Attribute] = []
        var modifiers: [String] = []
        var keyword = ""
        var properties: [PropertyDeclaration] = []
        forEachChild { walk, child in
            switch child.symbol {
            // Each binding bears all of them.
            case walk.grammar.attribute, walk.grammar.bareAttribute, walk.grammar.modifier:
                guard attributes.count + modifiers.count < SyntaxFault.mostPrefixes else {
                    return walk.report(.prefixes, at: child)
                }
                if child.symbol == walk.grammar.modifier {
                    modifiers.append(walk.text.text(child))
                } else {
                    attributes.append(walk.attribute(child))
                }
            case walk.grammar.binding:
                guard var property = walk.binding() else { return }
                property.keyword = keyword
                property.attributes = attributes
                property.modifiers = modifiers
                property.conditions = conditions
                properties.append(property)
            default:
                if walk.cursor.field == walk.grammar.keyword { keyword = walk.text.text(child) }
            }
        }
        return properties
    }

    /// Reads the binding at the cursor; `nil` of a tuple pattern or `_`.
    private mutating func binding() -> PropertyDeclaration? {
        var property: PropertyDeclaration?
        forEachChild { walk, child in
            switch walk.cursor.field {
            case walk.grammar.name:
                let label = walk.text.text(child)
                guard child.symbol == walk.grammar.identifier, label != "_" else { return }
                property = PropertyDeclaration(
                    label: label, type: nil, keyword: "", range: walk.text.range(child))
            case walk.grammar.type:
                property?.type = walk.text.text(child)
                property?.typeRange = walk.text.range(child)
            case walk.grammar.value: property?.hasInitialValue = true
            case walk.grammar.accessors: property?.hasAccessors = true
            default: break
            }
        }
        return property
    }
}
