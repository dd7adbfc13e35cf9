import ArborGraph
import ArborModel

/// Spells the code of one root, or a stretch of it.
struct TreeEmitter {
    let tree: TreePlanner
    let words: ReservedWords
    /// Those of the graph.
    let texts: InternerView
    /// The names of the functions.
    let names: InternerView
    /// As deep as the functions stand in an extension's initializer.
    var writer = SwiftWriter(depth: 2)

    private init(_ tree: TreePlanner, _ words: ReservedWords, texts: InternerView, names: InternerView) {
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
        for attribute in tree.availability { writer.write(attribute + "\n") }
        writer.write("extension ")
        write(tree.type)
        writer.write(" {\n    /// Makes the whole dependency tree.")
        if tree.mayHaveSuperclass {
            writer.write(" The parameter keeps it from overriding a superclass's `init()`.")
        }
        writer.write("\n    ")
        switch tree.isolation {
        case .inferred: break
        case .nonisolated: writer.write("nonisolated ")
        case .attribute(let actor): writer.write("@\(actor) ")
        }
        writer.write("public ")
        if tree.isClass { writer.write("convenience ") }
        writer.write("init(")
        if tree.mayHaveSuperclass { writeOwnType() }
        writer.write(") {\n")
    }

    /// A parameter that nobody gives a value: `_: App.Type = App.self`.
    private mutating func writeOwnType() {
        guard let type = tree.rootType else { return writer.write("_: Swift.Never? = nil") }
        writer.write("_: ")
        write(type)
        writer.write(".Type = ")
        write(type)
        writer.write(".self")
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
        // In a module with a default isolation, a local function has that isolation unless it says otherwise.
        if function.isSendable { writer.write("@Sendable nonisolated ") }
        writer.write("func ")
        write(function.name)
        let tail = " -> ".utf8.count + length(of: function.result) + " {".utf8.count
        writeList(function.parameters.count, tail: tail) { emitter, number in
            let parameter = function.parameters[number]
            emitter.writeName(parameter.name)
            emitter.writer.write(": ")
            if parameter.isEscaping {
                emitter.writeEscaping(parameter.type)
            } else {
                emitter.write(parameter.type)
            }
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
        for (number, result) in body.results.enumerated() {
            openBranch(number, of: body.results.count, result.condition)
            writer.startLine()
            if isReturned { writer.write("return ") }
            emit(result.value)
        }
        if body.results.count > 1 { writer.write("#endif\n") }
    }

    private mutating func openBranch(_ number: Int, of count: Int, _ condition: String) {
        if count == 1 { return }
        if number == count - 1 { return writer.write("#else\n") }
        writer.write(number == 0 ? "#if " : "#elseif ")
        writer.write(condition)
        writer.endLine()
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
