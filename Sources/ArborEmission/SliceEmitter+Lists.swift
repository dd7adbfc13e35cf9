import ArborModel
import ArborPlans

// Lists and blocks.

extension SliceEmitter {
    /// Writes `(a, b)`, or lines with as many items as fit if the line would be too long.
    ///
    /// - Parameter tail: The number of bytes that follow on the line.
    mutating func writeList(_ count: Int, tail: Int, _ item: (inout SliceEmitter, Int) -> Void) {
        let before = writer.count
        writeItems(count, item)
        guard count > 0, writer.isTooLong(with: tail) else { return }
        writer.truncate(to: before)
        openLines()
        for index in 0..<count { _ = writeFilling(index, of: count, item) }
        closeLines()
    }

    /// Writes the arguments of a call on lines of their own. An argument that is too long for a line is a call whose
    /// arguments have lines of their own.
    mutating func writeLines(of arguments: [ValuePlan.Argument]) {
        openLines()
        for (index, argument) in arguments.enumerated() {
            let before = writeFilling(index, of: arguments.count) { emitter, _ in emitter.write(argument) }
            guard case .call(let callee, let inner) = argument.value, !inner.isEmpty,
                writer.isTooLong(with: index + 1 < arguments.count ? ",".utf8.count : 0)
            else { continue }
            writer.truncate(to: before)
            writeLabel(of: argument)
            write(callee)
            writeLines(of: inner)
        }
        closeLines()
    }

    /// - Returns: The number of bytes before the item.
    private mutating func writeFilling(
        _ index: Int, of count: Int, _ item: (inout SliceEmitter, Int) -> Void
    ) -> Int {
        let before = writer.count
        if index > 0 { writer.write(", ") }
        let start = writer.count
        item(&self, index)
        guard index > 0, writer.isTooLong(with: index + 1 < count ? ",".utf8.count : 0) else { return start }
        writer.truncate(to: before)
        writer.write(",\n")
        writer.startLine()
        let next = writer.count
        item(&self, index)
        return next
    }

    private mutating func openLines() {
        writer.write("(\n")
        writer.indent()
        writer.startLine()
    }

    private mutating func closeLines() {
        writer.outdent()
        writer.endLine()
        writer.startLine()
        writer.write(")")
    }

    mutating func writeItems(_ count: Int, _ item: (inout SliceEmitter, Int) -> Void) {
        writer.write("(")
        for index in 0..<count {
            if index > 0 { writer.write(", ") }
            item(&self, index)
        }
        writer.write(")")
    }

    mutating func openBlock() {
        writer.write(" {\n")
        writer.indent()
    }

    mutating func closeBlock() {
        writer.outdent()
        writer.line("}")
    }
}
