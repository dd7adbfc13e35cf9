import ArborModel

/// Finds the places that the grammar could not make sense of.
struct FaultExtractor {
    let text: SourceText
    let grammar: Grammar

    /// In the order of the text. A sound file costs two questions.
    func faults(in root: Node) -> [SyntaxFault] {
        var faults = root.hasError ? errors(in: root) : []
        if let fault = faultAtEnd(of: root) { faults.append(fault) }
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

    /// A body that nothing closes reaches to the end of the file, and so does what is not read.
    private func faultAtEnd(of root: Node) -> SyntaxFault? {
        guard text.count > 0 else { return nil }
        let last = root.descendant(at: text.count - 1)
        let (start, end) = (text.range(last).start, text.range(last).end)
        if last.symbol == grammar.unread {
            return SyntaxFault(kind: .beyond(.faults), range: SourceRange(start: start, end: start))
        }
        guard last.symbol == grammar.unterminatedBlock else { return nil }
        let closing = text.excerpt(last.bytes).hasPrefix("(") ? ")" : "}"
        return SyntaxFault(kind: .missing(closing), range: SourceRange(start: end, end: end))
    }
}
