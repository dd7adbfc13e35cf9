import ArborModel

extension DeclarationExtractor {
    /// Keeps a macro that stands at the top of a file, where it is one that means something here. Within a type it means
    /// nothing, as in SafeDI.
    mutating func visitExpansion(_ node: Node) {
        guard !isInType else { return }
        forEachChild { walk, child in
            guard child.symbol == walk.grammar.macroExpansion else { return }
            let written = walk.text.text(child).dropFirst().prefix { $0 != "(" && $0 != " " }
            guard walk.vocabulary.isExpansion(written) else { return }
            walk.file.expansions.append(
                Attribute(
                    name: String(written), arguments: [], text: walk.text.text(child),
                    range: walk.text.range(child)))
        }
    }
}
