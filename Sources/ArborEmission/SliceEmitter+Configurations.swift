import ArborModel
import ArborPlans

// The structures by which tests replace parts.

extension SliceEmitter {
    /// Writes a structure at the top of the file.
    static func text(of plan: ConfigurationPlan, in file: FilePlan) -> [UInt8] {
        let root = RootPlan(condition: plan.condition, availability: plan.availability, type: plan.type)
        return file.texts.withView { texts in
            root.functionNames.withView { names in
                var emitter = SliceEmitter(root, in: file, texts: texts, names: names, callees: names)
                emitter.emitTopLevel(plan)
                return emitter.writer.bytes
            }
        }
    }

    private mutating func emitTopLevel(_ plan: ConfigurationPlan) {
        writer.write("\n")
        openCondition(plan.condition)
        writeAvailability()
        writer.write("extension ")
        write(plan.type)
        writer.write(" {\n")
        emit(plan, named: MockNames.configurationType)
        writer.write("}\n")
        closeCondition(plan.condition)
    }

    mutating func emit(_ plan: ConfigurationPlan, named name: String) {
        writer.indent(by: -1)
        writer.line(
            name == MockNames.replacements
                ? "/// What a test replaces in the tree." : "/// What a test replaces in this part of a tree."
        )
        writer.startLine()
        writer.write(
            (plan.isSendable || plan.isNonisolated ? "nonisolated struct " : "struct ") + name
                + (plan.isSendable ? ": Sendable" : ""))
        openBlock()
        let hasInitializer = plan.entries.allSatisfy(\.condition.isEmpty)
        for (index, entry) in plan.entries.enumerated() { emit(entry, at: index, isPrivate: hasInitializer) }
        if let builder = plan.builder {
            writer.startLine()
            writer.write("var \(MockNames.builder): ")
            writeFunction(builder, result: plan.type, isSendable: plan.isSendable)
            writer.write(" = nil\n")
        }
        if hasInitializer { emitInitializer(of: plan) }
        closeBlock()
        writer.indent(by: 1)
    }

    /// - Parameters:
    ///   - index: The index of the entry in the structure.
    ///   - isPrivate: True if no initializer of the compiler's needs the stored values.
    private mutating func emit(_ entry: ConfigurationPlan.Entry, at index: Int, isPrivate: Bool) {
        switch entry.form {
        case .configuration(let type) where isPrivate: return emit(entry, type, at: index)
        case .isolated(let type, let value, let actor):
            return emit(entry, type, value, on: actor, at: index, isPrivate: isPrivate)
        case .configuration, .function, .value, .maker: break
        }
        openCondition(entry.condition)
        writer.startLine()
        writer.write("var ")
        writeProperty(entry.name)
        writer.write(": ")
        write(entry, isParameter: false)
        writer.endLine()
        closeCondition(entry.condition)
    }

    /// Writes an entry that is stored in a box. Structures in structures would grow with the tree, and the compiler's time for
    /// each with its size.
    private mutating func emit(_ entry: ConfigurationPlan.Entry, _ type: TypeText, at index: Int) {
        writer.startLine()
        writer.write("private var _box\(index): \(boxType)<")
        write(type)
        writer.write(".\(MockNames.configurationType)>? = nil\n")
        writer.startLine()
        writer.write("var ")
        writeProperty(entry.name)
        writer.write(": ")
        write(type)
        writer.write(".\(MockNames.configurationType)")
        openBlock()
        writer.line("get { _box\(index)?.value ?? .init() }")
        writer.line("set { _box\(index) = .init(newValue) }")
        closeBlock()
    }

    /// Writes an entry whose default value may need an actor. The structure itself needs none, so that any code can create it.
    private mutating func emit(
        _ entry: ConfigurationPlan.Entry, _ type: TypeText, _ value: String, on actor: String, at index: Int,
        isPrivate: Bool
    ) {
        openCondition(entry.condition)
        writer.startLine()
        writer.write("\(isPrivate ? "private " : "")var _value\(index): @\(actor) () -> ")
        write(type)
        writer.write(" = { \(value) }\n")
        writer.startLine()
        writer.write("@\(actor) var ")
        writeProperty(entry.name)
        writer.write(": ")
        write(type)
        openBlock()
        writer.line("get { _value\(index)() }")
        writer.line("set { _value\(index) = { newValue } }")
        closeBlock()
        closeCondition(entry.condition)
    }

    private var boxType: String { file.mockNames?.box ?? "" }

    private mutating func write(_ entry: ConfigurationPlan.Entry, isParameter: Bool) {
        switch entry.form {
        case .configuration(let type):
            write(type)
            writer.write(".\(MockNames.configurationType) = .init()")
        case .function(let parameters, let result):
            writeFunction(parameters, result: result, isSendable: entry.isSendable)
            writer.write(" = nil")
        case .value(let type, let value):
            let text = bytes(of: type)
            let isFunction = text.contains(UInt8(ascii: ">")) && isFunctionType(text)
            if isParameter, isFunction || entry.isEscaping {
                writer.write("@escaping ")
            }
            writer.write(text.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) })
            writer.write(" = " + value)
        case .maker(let type, let value):
            writer.write(isParameter ? "@autoclosure @escaping @Sendable () -> " : "@Sendable () -> ")
            write(type)
            writer.write(isParameter ? defaultArgument(value) : " = { \(value) }")
        case .isolated(let type, let value, let actor):
            writer.write("@autoclosure @escaping @\(actor) () -> ")
            write(type)
            writer.write(defaultArgument(value))
        }
    }

    /// Returns the default value of an `@autoclosure`. A closure alone would be that of the parameter.
    private func defaultArgument(_ value: String) -> String {
        value.utf8.first == UInt8(ascii: "{") ? " = (\(value))" : " = \(value)"
    }

    private func isFunctionType(_ text: [UInt8]) -> Bool {
        TypeExpression(parsing: String(decoding: text, as: UTF8.self)).isFunction
    }

    private mutating func writeFunction(_ parameters: [TypeText], result: TypeText, isSendable: Bool) {
        writer.write(isSendable ? "(@Sendable " : "(")
        writeItems(parameters.count) { $0.write(parameters[$1]) }
        writer.write(" -> ")
        write(result)
        writer.write(")?")
    }

    /// Writes the initializer, whose parameters are the entries. The replacement of the type's own call comes last and has
    /// no label, so that it can be a closure after the parentheses.
    private mutating func emitInitializer(of plan: ConfigurationPlan) {
        writer.endLine()
        writer.startLine()
        writer.write("init")
        let count = plan.entries.count
        writeList(count + (plan.builder == nil ? 0 : 1), tail: " {".utf8.count) { emitter, index in
            if index < count {
                emitter.writeName(plan.entries[index].name)
                emitter.writer.write(": ")
                return emitter.write(plan.entries[index], isParameter: true)
            }
            emitter.writer.write("_ \(MockNames.builder): ")
            emitter.writeFunction(plan.builder ?? [], result: plan.type, isSendable: plan.isSendable)
            emitter.writer.write(" = nil")
        }
        openBlock()
        for (index, entry) in plan.entries.enumerated() {
            writer.startLine()
            writer.write("self.")
            if case .isolated = entry.form { writer.write("_value\(index)") } else { writeMember(entry.name) }
            writer.write(" = ")
            writeName(entry.name)
            writer.endLine()
        }
        if plan.builder != nil { writer.line("self.\(MockNames.builder) = \(MockNames.builder)") }
        closeBlock()
    }
}
