// Lists and blocks.

extension SliceEmitter {
    /// `(a, b)` on the line, or, where the line with all that follows is too long for that, a line for each item.
    ///
    /// - Parameter tail: how many bytes follow on the line.
    mutating func writeList(_ count: Int, tail: Int, _ item: (inout SliceEmitter, Int) -> Void) {
        let before = writer.count
        writeItems(count, item)
        guard count > 0, writer.isTooLong(with: tail) else { return }
        writer.truncate(to: before)
        writeLines(count, item)
    }

    /// The same, with as many items on a line as have room: a part's are many.
    mutating func writeTuple(_ count: Int, tail: Int, _ item: (inout SliceEmitter, Int) -> Void) {
        let before = writer.count
        writeItems(count, item)
        guard writer.isTooLong(with: tail) else { return }
        writer.truncate(to: before)
        writer.write("(\n")
        writer.indent()
        writer.startLine()
        for number in 0..<count { writeFilling(number, of: count, item) }
        writer.outdent()
        writer.endLine()
        writer.startLine()
        writer.write(")")
    }

    mutating func writeFilling(
        _ number: Int, of count: Int, _ item: (inout SliceEmitter, Int) -> Void
    ) {
        let before = writer.count
        if number > 0 { writer.write(", ") }
        item(&self, number)
        guard number > 0, writer.isTooLong(with: number + 1 < count ? ",".utf8.count : 0) else { return }
        writer.truncate(to: before)
        writer.write(",\n")
        writer.startLine()
        item(&self, number)
    }

    mutating func writeItems(_ count: Int, _ item: (inout SliceEmitter, Int) -> Void) {
        writer.write("(")
        for number in 0..<count {
            if number > 0 { writer.write(", ") }
            item(&self, number)
        }
        writer.write(")")
    }

    mutating func writeLines(_ count: Int, _ item: (inout SliceEmitter, Int) -> Void) {
        writer.write("(")
        writer.indent()
        for number in 0..<count {
            writer.write(number > 0 ? ",\n" : "\n")
            writer.startLine()
            item(&self, number)
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
