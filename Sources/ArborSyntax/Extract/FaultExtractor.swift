import ArborModel

/// Finds the places that the grammar could not make sense of.
struct FaultExtractor {
    let text: SourceText
    let grammar: Grammar

    /// In the order of the text. A sound file costs two questions.
    func faults(in root: Node) -> [SyntaxFault] {
        var faults = root.hasError ? errors(in: root) : []
        if let fault = unterminatedBlock(in: root) { faults.append(fault) }
        return faults
    }

    /// Only what has an error within is entered, so that one fault in a long file is found at once.
    private func errors(in root: Node) -> [SyntaxFault] {
        var faults: [SyntaxFault] = []
        var cursor = root.makeCursor()
        while true {
            let node = cursor.node
            if node.symbol == grammar.error {
                faults.append(unexpected(node))
            } else if node.isMissing {
                faults.append(SyntaxFault(kind: .missing(node.kind), range: text.range(node)))
            } else if node.hasError, cursor.enter() {
                continue
            }
            while !cursor.next() {
                guard cursor.leave() else { return faults }
            }
        }
    }

    private func unexpected(_ node: Node) -> SyntaxFault {
        SyntaxFault(kind: .unexpected(text.excerpt(node.bytes)), range: text.range(node))
    }

    /// A body that nothing closes reaches to the end of the file.
    private func unterminatedBlock(in root: Node) -> SyntaxFault? {
        guard text.count > 0 else { return nil }
        let last = root.descendant(at: text.count - 1)
        guard last.symbol == grammar.unterminatedBlock else { return nil }
        let end = text.range(last).end
        return SyntaxFault(kind: .missing("}"), range: SourceRange(start: end, end: end))
    }
}
