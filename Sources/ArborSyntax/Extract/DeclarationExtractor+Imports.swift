import ArborModel

extension DeclarationExtractor {
    /// Reads the import at the cursor.
    mutating func importDeclaration(_ node: Node, conditions: [String]) -> ImportDeclaration {
        var attributes: [String] = []
        var (kind, path): (String?, String) = (nil, "")
        forEachChild { walk, child in
            switch child.symbol {
            case walk.grammar.attribute, walk.grammar.bareAttribute:
                attributes.append(String(walk.text.text(child).dropFirst()))
            case walk.grammar.modifier: attributes.append(walk.text.text(child))
            case walk.grammar.importKind: kind = walk.text.text(child)
            case walk.grammar.importPath: path = walk.text.text(child)
            default: break
            }
        }
        return ImportDeclaration(
            text: text.text(node), attributes: attributes.filter(ImportDeclaration.mayHave), kind: kind,
            path: path, conditions: conditions)
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
