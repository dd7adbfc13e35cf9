// Lists and blocks.

extension SliceEmitter {
    /// Writes `(a, b)`, or one line for each item if the line would be too long.
    ///
    /// - Parameter tail: The number of bytes that follow on the line.
    mutating func writeList(_ count: Int, tail: Int, _ item: (inout SliceEmitter, Int) -> Void) {
        let before = writer.count
        writeItems(count, item)
        guard count > 0, writer.isTooLong(with: tail) else { return }
        writer.truncate(to: before)
        writeLines(count, item)
    }

    /// Writes `(a, b)`, or lines with as many items as fit. The tuple of a part has many items.
    mutating func writeTuple(_ count: Int, tail: Int, _ item: (inout SliceEmitter, Int) -> Void) {
        let before = writer.count
        writeItems(count, item)
        guard writer.isTooLong(with: tail) else { return }
        writer.truncate(to: before)
        writer.write("(\n")
        writer.indent()
        writer.startLine()
        for index in 0..<count { writeFilling(index, of: count, item) }
        writer.outdent()
        writer.endLine()
        writer.startLine()
        writer.write(")")
    }

    mutating func writeFilling(
        _ index: Int, of count: Int, _ item: (inout SliceEmitter, Int) -> Void
    ) {
        let before = writer.count
        if index > 0 { writer.write(", ") }
        item(&self, index)
        guard index > 0, writer.isTooLong(with: index + 1 < count ? ",".utf8.count : 0) else { return }
        writer.truncate(to: before)
        writer.write(",\n")
        writer.startLine()
        item(&self, index)
    }

    mutating func writeItems(_ count: Int, _ item: (inout SliceEmitter, Int) -> Void) {
        writer.write("(")
        for index in 0..<count {
            if index > 0 { writer.write(", ") }
            item(&self, index)
        }
        writer.write(")")
    }

    mutating func writeLines(_ count: Int, _ item: (inout SliceEmitter, Int) -> Void) {
        writer.write("(")
        writer.indent()
        for index in 0..<count {
            writer.write(index > 0 ? ",\n" : "\n")
            writer.startLine()
            item(&self, index)
        }
        writer.outdent()
        writer.endLine()
        writer.startLine()
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
