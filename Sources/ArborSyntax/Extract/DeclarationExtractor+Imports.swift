import ArborModel

extension DeclarationExtractor {
    /// Reads the import at the cursor.
    mutating func importDeclaration(_ node: Node, conditions: [String]) -> ImportDeclaration {
        var found = ImportDeclaration(
            text: text.text(node), attributes: [], kind: nil, path: "", conditions: conditions)
        forEachChild { walk, child in
            switch child.symbol {
            case walk.grammar.attribute, walk.grammar.bareAttribute:
                found.attributes.append(String(walk.text.text(child).dropFirst()))
            case walk.grammar.modifier: found.attributes.append(walk.text.text(child))
            case walk.grammar.importKind: found.kind = walk.text.text(child)
            case walk.grammar.importPath: found.path = walk.text.text(child)
            default: break
            }
        }
        return found
    }
}

extension ImportDeclaration {
    /// True if the path is a keyword: that of the next line, because this one ends after `import`.
    var namesNoModule: Bool {
        // Nearly all modules begin with a capital letter.
        guard let first = path.utf8.first, first >= UInt8(ascii: "a") else { return false }
        return switch path {
        case "import", "public", "internal", "private", "fileprivate", "extension": true
        default: false
        }
    }
}
