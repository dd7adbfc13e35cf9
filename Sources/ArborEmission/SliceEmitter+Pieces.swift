import ArborModel
import ArborPlans

// Pieces of a line.

extension SliceEmitter {
    mutating func write(_ value: ValuePlan) {
        switch value {
        case .name(let name): writeName(name)
        case .absent: writer.write("nil")
        case .given(member: nil): writer.write("$0")
        case .given(member: let member?):
            writer.write("$0.")
            write(member, inBackticks: words.isSpecialMember(member))
        case .handed(let value): write(value)
        case .scope(_, let isSendablePart): writeScope(isSendablePart: isSendablePart)
        case .call(let callee, let arguments):
            write(callee)
            writeItems(arguments.count) { $0.write(arguments[$1]) }
        case .typed(let value, let type):
            write(value)
            writer.write(" as ")
            write(type)
        case .deferred(let type, let value):
            write(type)
            writer.write(" {")
            writeCaptures(of: value)
            writer.write(" ")
            isInClosure = true
            write(value)
            isInClosure = false
            writer.write(" }")
        case .replaceable(let replacement, let values, let value):
            write(replacement, values, otherwise: value)
        case .configuration(let entry): writeConfiguration(entry)
        case .setting(let name, let isMade):
            writer.write(configuration + ".")
            writeMember(LocalName(label: name.label))
            if isMade { writer.write("()") }
        case .mapped(let value, let type):
            write(value)
            writer.write(".map { ")
            write(type)
            writer.write("($0) }")
        }
    }

    mutating func write(_ callee: ValuePlan.Callee) {
        switch callee {
        case .selfInitializer: writer.write("self.init")
        case .type(let type): write(type)
        case .member(let type, let name):
            write(type)
            writer.write(".")
            writer.write(name)
        case .function(let name):
            if !owner.isEmpty { writer.write(owner) }
            writer.write(callees[name])
        }
    }

    mutating func write(_ argument: ValuePlan.Argument) {
        writeLabel(of: argument)
        write(argument.value)
    }

    mutating func writeLabel(of argument: ValuePlan.Argument) {
        guard let label = argument.label else { return }
        write(label, inBackticks: label.number == 0 && words.isSpecialLabel(label.label))
        writer.write(": ")
    }

    mutating func write(_ type: TypeText) {
        switch type {
        case .symbol(let symbol): writer.write(texts[symbol])
        case .written(let text): writer.write(text)
        }
    }

    /// Writes a function type with `@escaping`, which follows a specifier without an `@`.
    mutating func writeEscaping(_ type: TypeText) {
        let specifier: StaticString = "nonisolated(nonsending) "
        let text = bytes(of: type)
        let isSpecified = text.starts(
            with: UnsafeBufferPointer(start: specifier.utf8Start, count: specifier.utf8CodeUnitCount))
        if isSpecified { writer.write(specifier) }
        writer.write("@escaping ")
        text.dropFirst(isSpecified ? specifier.utf8CodeUnitCount : 0).withUnsafeBufferPointer {
            writer.write($0)
        }
    }

    func bytes(of type: TypeText) -> [UInt8] {
        switch type {
        case .symbol(let symbol): Array(texts[symbol])
        case .written(let text): Array(text.utf8)
        }
    }

    func length(of type: TypeText) -> Int {
        switch type {
        case .symbol(let symbol): texts[symbol].count
        case .written(let text): text.utf8.count
        }
    }

    /// A function's name.
    mutating func write(_ function: Symbol) {
        writer.write(names[function])
    }

    /// Writes a name, with backticks if it is a keyword.
    mutating func writeName(_ name: LocalName) {
        write(name, inBackticks: name.number == 0 && words.isReserved(name.label))
    }

    /// Writes the name of a property where it is declared. Special members have no plain names there either.
    mutating func writeProperty(_ name: LocalName) {
        let isWord = words.isReserved(name.label) || words.isSpecialMember(name.label)
        write(name, inBackticks: name.number == 0 && isWord)
    }

    mutating func write(_ name: LocalName, inBackticks: Bool) {
        guard name.number > 0 else { return write(name.label, inBackticks: inBackticks) }
        let text = texts[name.label]
        // A raw identifier includes its backticks, so the number is inserted between them.
        let isRaw = text.last == UInt8(ascii: "`")
        writer.write(isRaw ? UnsafeBufferPointer(rebasing: text.dropLast()) : text)
        writer.write("_")
        writer.write(name.number)
        if isRaw { writer.write("`") }
    }

    mutating func write(_ label: Symbol, inBackticks: Bool) {
        if inBackticks { writer.write("`") }
        writer.write(texts[label])
        if inBackticks { writer.write("`") }
    }
}
