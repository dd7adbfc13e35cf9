import ArborModel

extension DeclarationExtractor {
    /// Keeps a macro at the top of a file if it belongs to the vocabulary. Inside a type it has no meaning, as in
    /// SafeDI.
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
