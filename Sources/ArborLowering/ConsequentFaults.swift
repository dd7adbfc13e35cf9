import ArborModel
import ArborSyntax

extension FileDeclarations {
    /// Returns the faults without those that probably follow from another: all after something that is never closed, all but
    /// the first one of a line, ends of what may begin in text that can't be read, and further lines of a block.
    func withoutConsequences(_ faults: [SyntaxFault]) -> [SyntaxFault] {
        var kept: [SyntaxFault] = []
        var before: SyntaxFault?
        lazy var starts = startsOfDeclarations
        for fault in faults {
            defer { before = fault }
            if let last = kept.last {
                if last.kind.isUnclosed || fault.kind.isStrayEnd { continue }
                if last.range.start.line == fault.range.start.line { continue }
                if isLostDeclaration(last, fault, starts) { continue }
            }
            if let before, isInBlock(before, fault) { continue }
            kept.append(fault)
        }
        return kept
    }

    /// Returns whether a fault may belong to the declaration that an unreadable annotation begins.
    ///
    /// - Parameter starts: `startsOfDeclarations`.
    private func isLostDeclaration(
        _ one: SyntaxFault, _ other: SyntaxFault, _ starts: @autoclosure () -> [SourcePosition]
    ) -> Bool {
        guard case .unexpected(let text) = one.kind, text.hasPrefix("@") else { return false }
        if one.range.start.line + 1 >= other.range.start.line { return true }
        let starts = starts()
        let next = starts.partitioningIndex { one.range.start < $0 }
        return next == starts.endIndex || starts[next] >= other.range.start
    }

    /// The sorted starts of all types and of their members.
    private var startsOfDeclarations: [SourcePosition] {
        types.flatMap { type in
            [type.range.start] + type.callables.map(\.range.start) + type.properties.map(\.range.start)
        }.sorted()
    }

    /// Returns whether two faults may be lines of one block, such as the body of a function whose head is lost: they begin
    /// at the same column, and nothing that a type declares is between them.
    private func isInBlock(_ one: SyntaxFault, _ other: SyntaxFault) -> Bool {
        // The annotation of the lost head may stand before the first line.
        let isLine =
            switch one.kind {
            case .unexpected, .undeclared: true
            default: false
            }
        guard isLine, case .unexpected = other.kind,
            one.range.start.column == other.range.start.column
        else { return false }
        if one.range.start.line + 1 == other.range.start.line { return true }
        guard let index = innermostType(around: one.range), index == innermostType(around: other.range) else {
            return false
        }
        let between = SourceRange(start: one.range.start, end: other.range.start)
        let members =
            types[index].callables.map(\.range)
            + types[index].properties.filter { !$0.attributes.isEmpty }.map(\.range)
        return !members.contains { between.start < $0.start && $0.start < between.end }
    }
}
