import ArborGraph

/// Spells the code of one root, or a stretch of it.
struct TreeEmitter {
    private let tree: TreePlanner
    private let words: ReservedWords
    /// Those of the graph.
    private let texts: Texts
    /// The names of the functions.
    private let names: Texts
    /// As deep as the functions stand in an extension's initializer.
    private var writer = SwiftWriter(depth: 2)

    private init(_ tree: TreePlanner, _ words: ReservedWords, texts: Texts, names: Texts) {
        self.tree = tree
        self.words = words
        self.texts = texts
        self.names = names
    }

    /// - Parameter functions: their numbers; the one behind the last stands for what follows the functions, and the
    ///   first has before it what precedes them.
    static func text(of functions: Range<Int>, in tree: TreePlanner, _ words: ReservedWords) -> [UInt8] {
        tree.graph.symbols.withTexts { texts in
            tree.names.functions.withTexts { names in
                var emitter = TreeEmitter(tree, words, texts: texts, names: names)
                emitter.emit(functions)
                return emitter.writer.bytes
            }
        }
    }

    private mutating func emit(_ functions: Range<Int>) {
        if functions.lowerBound == 0 { openExtension() }
        for number in functions where number < tree.functions.count { emit(tree.function(number)) }
        if functions.upperBound > tree.functions.count { closeExtension() }
    }

    private mutating func openExtension() {
        writer.write("\n")
        openCondition(tree.condition)
        writer.write("extension ")
        write(tree.type)
        writer.write(" {\n    /// Makes the whole dependency tree.\n    public ")
        if tree.isClass { writer.write("convenience ") }
        writer.write("init() {\n")
    }

    private mutating func closeExtension() {
        emit(tree.body(), isReturned: false)
        writer.write("    }\n}\n")
        closeCondition(tree.condition)
    }

    /// Opens an `#if`, unless the condition is "".
    private mutating func openCondition(_ condition: String) {
        if condition.isEmpty { return }
        writer.write("#if ")
        writer.write(condition)
        writer.endLine()
    }

    private mutating func closeCondition(_ condition: String) {
        if !condition.isEmpty { writer.write("#endif\n") }
    }

    private mutating func emit(_ function: FunctionPlan) {
        openCondition(function.condition)
        writer.startLine()
        if function.isSendable { writer.write("@Sendable ") }
        writer.write("func ")
        write(function.name)
        let tail = " -> ".utf8.count + length(of: function.result) + " {".utf8.count
        writeList(function.parameters.count, tail: tail) { emitter, number in
            let parameter = function.parameters[number]
            emitter.writeName(parameter.name)
            emitter.writer.write(": ")
            if parameter.isEscaping { emitter.writer.write("@escaping ") }
            emitter.write(parameter.type)
        }
        writer.write(" -> ")
        write(function.result)
        openBlock()
        emit(function.body, isReturned: true)
        closeBlock()
        closeCondition(function.condition)
        writer.endLine()
    }

    private mutating func emit(_ body: BodyPlan, isReturned: Bool) {
        var place = 0
        for part in body.parts {
            emit(body.bindings[place..<part.places.lowerBound])
            emit(part, of: body.bindings[part.places])
            place = part.places.upperBound
        }
        emit(body.bindings[place...])
        writer.startLine()
        if isReturned { writer.write("return ") }
        emit(body.result)
    }

    private mutating func emit(_ bindings: ArraySlice<BodyPlan.Binding>) {
        for binding in bindings {
            openCondition(binding.condition)
            writer.startLine()
            writer.write("let ")
            writeName(binding.name)
            if let annotation = binding.annotation {
                writer.write(": ")
                write(annotation)
            }
            writer.write(" = ")
            emit(binding.value)
            closeCondition(binding.condition)
        }
    }

    /// A function that computes values, and their names for what it gives back.
    private mutating func emit(_ part: BodyPlan.Part, of bindings: ArraySlice<BodyPlan.Binding>) {
        writer.startLine()
        writer.write("func ")
        write(part.name)
        writer.write("() -> ")
        writeTuple(part.types.count, tail: " {".utf8.count) { $0.write(part.types[$1]) }
        openBlock()
        emit(bindings)
        writer.startLine()
        writer.write("return ")
        writeNames(of: bindings, tail: 0)
        writer.endLine()
        closeBlock()
        writer.startLine()
        writer.write("let ")
        writeNames(of: bindings, tail: " = ()".utf8.count + names[part.name].count)
        writer.write(" = ")
        write(part.name)
        writer.write("()")
        writer.endLine()
    }

    private mutating func writeNames(of bindings: ArraySlice<BodyPlan.Binding>, tail: Int) {
        writeTuple(bindings.count, tail: tail) { $0.writeName(bindings[bindings.startIndex + $1].name) }
    }

    /// Ends the line with a value, or goes on over several lines where it is too long.
    private mutating func emit(_ value: ValuePlan) {
        let before = writer.count
        write(value)
        guard writer.isTooLong else { return writer.endLine() }
        switch value {
        case .call(let callee, let arguments) where !arguments.isEmpty:
            writer.truncate(to: before)
            write(callee)
            writeLines(arguments.count) { $0.write(arguments[$1]) }
            writer.endLine()
        case .deferred(let type, let product):
            writer.truncate(to: before)
            write(type)
            openBlock()
            writer.startLine()
            emit(product)
            closeBlock()
        default: writer.endLine()
        }
    }
}

// MARK: Pieces of a line

extension TreeEmitter {
    private mutating func write(_ value: ValuePlan) {
        switch value {
        case .name(let name): writeName(name)
        case .absent: writer.write("nil")
        case .given(member: nil): writer.write("$0")
        case .given(member: let member?):
            writer.write("$0.")
            write(member, inBackticks: words.isSpecialMember(member))
        case .call(let callee, let arguments):
            write(callee)
            writeItems(arguments.count) { $0.write(arguments[$1]) }
        case .typed(let value, let type):
            write(value)
            writer.write(" as ")
            write(type)
        case .deferred(let type, let value):
            write(type)
            writer.write(" { ")
            write(value)
            writer.write(" }")
        case .mapped(let value, let type):
            write(value)
            writer.write(".map { ")
            write(type)
            writer.write("($0) }")
        }
    }

    private mutating func write(_ callee: ValuePlan.Callee) {
        switch callee {
        case .selfInitializer: writer.write("self.init")
        case .type(let type): write(type)
        case .instantiate(let type):
            write(type)
            writer.write(".instantiate")
        case .function(let name): write(name)
        }
    }

    private mutating func write(_ argument: ValuePlan.Argument) {
        if let label = argument.label {
            write(label, inBackticks: label.number == 0 && words.isSpecialLabel(label.label))
            writer.write(": ")
        }
        write(argument.value)
    }

    private mutating func write(_ type: TypeText) {
        switch type {
        case .symbol(let symbol): writer.write(texts[symbol])
        case .written(let text): writer.write(text)
        }
    }

    private func length(of type: TypeText) -> Int {
        switch type {
        case .symbol(let symbol): texts[symbol].count
        case .written(let text): text.utf8.count
        }
    }

    /// A function's name.
    private mutating func write(_ function: Symbol) {
        writer.write(names[function])
    }

    /// In backticks where it is a word of the language.
    private mutating func writeName(_ name: Name) {
        write(name, inBackticks: name.number == 0 && words.isReserved(name.label))
    }

    private mutating func write(_ name: Name, inBackticks: Bool) {
        write(name.label, inBackticks: inBackticks)
        if name.number > 0 {
            writer.write("_")
            writer.write(name.number)
        }
    }

    private mutating func write(_ label: Symbol, inBackticks: Bool) {
        if inBackticks { writer.write("`") }
        writer.write(texts[label])
        if inBackticks { writer.write("`") }
    }
}

// MARK: Lists and blocks

extension TreeEmitter {
    /// `(a, b)` on the line, or, where the line with all that follows is too long for that, a line for each item.
    ///
    /// - Parameter tail: how many bytes follow on the line.
    private mutating func writeList(_ count: Int, tail: Int, _ item: (inout TreeEmitter, Int) -> Void) {
        let before = writer.count
        writeItems(count, item)
        guard count > 0, writer.isTooLong(with: tail) else { return }
        writer.truncate(to: before)
        writeLines(count, item)
    }

    /// The same, with as many items on a line as have room: a part's are many.
    private mutating func writeTuple(_ count: Int, tail: Int, _ item: (inout TreeEmitter, Int) -> Void) {
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

    private mutating func writeFilling(
        _ number: Int, of count: Int, _ item: (inout TreeEmitter, Int) -> Void
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

    private mutating func writeItems(_ count: Int, _ item: (inout TreeEmitter, Int) -> Void) {
        writer.write("(")
        for number in 0..<count {
            if number > 0 { writer.write(", ") }
            item(&self, number)
        }
        writer.write(")")
    }

    private mutating func writeLines(_ count: Int, _ item: (inout TreeEmitter, Int) -> Void) {
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

    private mutating func openBlock() {
        writer.write(" {\n")
        writer.indent()
    }

    private mutating func closeBlock() {
        writer.outdent()
        writer.line("}")
    }
}
