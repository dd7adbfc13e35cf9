import ArborModel

/// Finds the ranges of a file that the grammar could not read.
struct FaultExtractor {
    let text: SourceText
    let grammar: Grammar

    /// Returns the faults in the order of the text. A sound file costs two look-ups: the root's error flag and the last
    /// node.
    func faults(in root: Node) -> [SyntaxFault] {
        var faults = root.hasError ? errors(in: root) : []
        if let fault = faultAtEnd(of: root) { faults.append(fault) }
        return faults
    }

    /// Returns the error nodes and the missing nodes. Only nodes that contain an error are entered, so a single fault
    /// in a long file is found quickly.
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

    /// Returns the fault of the last node: an unclosed body and text beyond the limit both extend to the end of the
    /// file.
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
