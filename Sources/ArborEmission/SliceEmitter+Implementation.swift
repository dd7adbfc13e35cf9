import ArborModel
import ArborPlans

// The class that implements a protocol.

extension SliceEmitter {
    /// Writes the head of the class, its constants and its entry points. The functions follow.
    mutating func open(_ implementation: ImplementationPlan) {
        writer.write("/// Implements `")
        write(root.type)
        writer.write("` with the providers of its modules.\n")
        writeAvailability()
        writeIsolation()
        writeAccess(of: implementation)
        writer.write("final class " + implementation.name + ": ")
        write(root.type)
        writer.write(" {\n")
        for constant in implementation.constants { emit(constant) }
        if !implementation.constants.isEmpty { writer.endLine() }
        if let scope = root.scope { emit(scope) }
        if let step = implementation.scope { emitScope(of: step) }
        outgoing = scopeTexts?.scope ?? ""
        for entryPoint in implementation.entryPoints { emit(entryPoint, of: implementation) }
    }

    private mutating func emit(_ constant: ImplementationPlan.Constant) {
        writer.startLine()
        writer.write("private let ")
        writeName(constant.name)
        writer.write(": ")
        write(constant.type)
        writer.endLine()
    }

    private mutating func emit(
        _ entryPoint: ImplementationPlan.EntryPoint, of implementation: ImplementationPlan
    ) {
        if entryPoint.isDiscardable { writer.line("@discardableResult") }
        writer.startLine()
        writeAccess(of: implementation)
        writer.write("func " + entryPoint.name + "() -> ")
        write(entryPoint.type)
        openBlock()
        for result in entryPoint.results {
            openCondition(result.condition)
            writer.startLine()
            writer.write("return ")
            isInEntryPoint = true
            emit(result.value)
            isInEntryPoint = false
            closeCondition(result.condition)
        }
        closeBlock()
        writer.endLine()
    }

    /// Keeps Swift from inlining the function. Such functions pass all shared values down, or copy them. Under `-O`, Swift
    /// would inline them into each other down to the leaves, which takes minutes for hundreds of providers.
    mutating func forbidInlining() { writer.line("@inline(never)") }

    /// Writes the initializer, which computes the constants, and the end of the class.
    mutating func close(_ implementation: ImplementationPlan, _ body: BodyPlan) {
        writer.startLine()
        writeAccess(of: implementation)
        writer.write("init")
        writeList(implementation.parameters.count, tail: " {".utf8.count) { emitter, index in
            emitter.write(implementation.parameters[index])
        }
        if implementation.constants.isEmpty {
            writer.write(" {}\n")
        } else {
            openBlock()
            emit(body, isReturned: false)
            for constant in implementation.constants { assign(constant) }
            closeBlock()
        }
        writer.write("}\n")
    }

    private mutating func write(_ parameter: ImplementationPlan.Parameter) {
        let name = texts[parameter.parameter.name.label]
        let isName = parameter.parameter.name.number == 0 && parameter.label?.utf8.elementsEqual(name) == true
        if !isName { writer.write((parameter.label ?? "_") + " ") }
        write(parameter.parameter)
    }

    private mutating func assign(_ constant: ImplementationPlan.Constant) {
        writer.startLine()
        writer.write("self.")
        writeName(constant.name)
        writer.write(" = ")
        writeName(constant.name)
        writer.endLine()
    }

    /// Writes ` [a = self.a] in` for the constants that a closure in an entry point uses, and for what any closure uses of
    /// a scope.
    mutating func writeCaptures(of value: ValuePlan) {
        if !isInEntryPoint, scopeTexts == nil, file.mockNames == nil { return }
        var captures: [ValuePlan] = []
        value.forEachCapture(ofNames: isInEntryPoint) { if !captures.contains($0) { captures.append($0) } }
        if captures.isEmpty { return }
        writer.write(" [")
        for (index, capture) in captures.enumerated() {
            if index > 0 { writer.write(", ") }
            switch capture {
            case .replaceable, .configuration: writeConfigurationCapture(capture)
            default: writeCapture(capture)
            }
        }
        writer.write("] in")
    }

    private mutating func writeAccess(of implementation: ImplementationPlan) {
        if !implementation.access.isEmpty { writer.write(implementation.access + " ") }
    }
}

extension ValuePlan {
    /// Calls `visit` with each value that a closure captures by a list.
    ///
    /// - Parameter ofNames: True if local names are among them.
    fileprivate func forEachCapture(ofNames: Bool, _ visit: (ValuePlan) -> Void) {
        switch self {
        case .name: if ofNames { visit(self) }
        case .handed, .scope: visit(self)
        case .configuration(let entry): if entry != nil { visit(self) }
        case .replaceable(_, let values, let value):
            visit(self)
            for value in values { value.forEachCapture(ofNames: ofNames, visit) }
            value.forEachCapture(ofNames: ofNames, visit)
        case .absent, .given, .setting: break
        case .call(_, let arguments):
            for argument in arguments { argument.value.forEachCapture(ofNames: ofNames, visit) }
        case .typed(let value, _), .deferred(_, let value), .mapped(let value, _):
            value.forEachCapture(ofNames: ofNames, visit)
        }
    }
}
