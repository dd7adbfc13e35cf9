import ArborModel
import ArborPlans

// The classes of scopes, and the statements that make their instances.

/// The names of scopes as texts.
struct ScopeTexts {
    let type: String
    let sendableType: String
    let valuesType: String
    let scope: String
    let inner: String
    let values: String
    let sendable: String

    /// - Parameter owner: The type in front of the classes' names, with a dot; "" where they are in sight.
    init(_ names: ScopeNames, _ texts: TextView, in owner: String) {
        func text(_ symbol: Symbol) -> String { String(decoding: texts[symbol], as: UTF8.self) }
        type = owner + text(names.type)
        sendableType = owner + text(names.sendableType)
        valuesType = text(names.valuesType)
        scope = text(names.scope)
        inner = text(names.inner)
        values = text(names.values)
        sendable = text(names.sendable)
    }

    func type(of use: ScopeUse) -> String { use.isSendable ? sendableType : type }

    /// The name of the scope that a body passes on.
    func outgoing(_ use: ScopeUse) -> String {
        use.isReceived && use.declaration != .parameter ? inner : scope
    }
}

// MARK: Classes

extension SliceEmitter {
    /// Writes the classes. The `Sendable` one comes first, because the other has an instance of it.
    mutating func emit(_ scope: ScopePlan) {
        guard let texts = scopeTexts else { return }
        if !scope.sendableFields.isEmpty {
            emit(scope, texts.sendableType, scope.sendableFields, isSendable: true, texts)
        }
        emit(scope, texts.type, scope.fields, isSendable: false, texts)
    }

    private mutating func emit(
        _ scope: ScopePlan, _ type: String, _ fields: [ScopePlan.Field], isSendable: Bool, _ texts: ScopeTexts
    ) {
        writer.line("/// Values that are handed down, in place of a parameter for each.")
        open((root.implementation == nil ? "" : "private ") + "final class " + type, of: scope, isSendable)
        open("struct " + texts.valuesType, of: scope, isSendable)
        for field in fields { emit(field) }
        if !isSendable, !scope.sendableFields.isEmpty {
            writer.line("var \(texts.sendable) = \(texts.sendableType)()")
        }
        closeBlock()
        writer.line("let \(texts.values): \(texts.valuesType)")
        emitInitializer(of: type, texts)
        let kept = scope.kept.filter { $0.isSendable == isSendable }
        let hasSendable = !isSendable && !scope.sendableFields.isEmpty
        if !kept.isEmpty || isSendable { emitKeep(fields, in: type, texts, hasSendable: hasSendable) }
        for kept in kept { emit(kept, in: type, hasSendable: hasSendable) }
        closeBlock()
        writer.endLine()
    }

    private mutating func open(_ head: String, of scope: ScopePlan, _ isSendable: Bool) {
        writer.startLine()
        writer.write((scope.isNonisolated ? "nonisolated " : "") + head + (isSendable ? ": Sendable" : ""))
        openBlock()
    }

    private mutating func emit(_ field: ScopePlan.Field) {
        openCondition(field.condition)
        writer.startLine()
        writer.write("var ")
        writeName(field.name)
        writer.write(": ")
        writeOptional(field.type, isOptional: field.isOptional)
        closeCondition(field.condition)
    }

    private mutating func writeOptional(_ type: TypeText, isOptional: Bool) {
        let isOneWord = !bytes(of: type).contains(UInt8(ascii: " "))
        writer.write(isOptional || isOneWord ? "" : "(")
        write(type)
        writer.write(isOptional ? " = nil\n" : isOneWord ? "?\n" : ")?\n")
    }

    /// Writes the initializer, which adds values to those of another scope.
    private mutating func emitInitializer(of type: String, _ texts: ScopeTexts) {
        let (scope, values) = (texts.scope, texts.values)
        forbidInlining()
        writer.startLine()
        writer.write(
            "init(_ \(scope): \(type)? = nil, _ change: (inout \(texts.valuesType)) -> () = { _ in })")
        openBlock()
        writer.line("var \(values) = \(scope)?.\(values) ?? \(texts.valuesType)()")
        writer.line("change(&\(values))")
        writer.line("self.\(values) = \(values)")
        closeBlock()
    }
}

// MARK: Kept values

extension SliceEmitter {
    /// Writes the function that returns a scope with some of the values. They are given by the indices of their fields.
    private mutating func emitKeep(
        _ fields: [ScopePlan.Field], in type: String, _ texts: ScopeTexts, hasSendable: Bool
    ) {
        let ranges = "[Swift.ClosedRange<Swift.Int>]"
        forbidInlining()
        writer.startLine()
        writer.write("func keep(_ kept: \(ranges)\(hasSendable ? ", sendable: " + ranges : "")) -> \(type)")
        openBlock()
        writer.startLine()
        writer.write("\(type)(self) { \(texts.values) in\n")
        writer.indent()
        for (index, field) in fields.enumerated() { emitRemoval(of: field, index, texts) }
        if hasSendable {
            let sendable = "\(texts.values).\(texts.sendable)"
            writer.line("\(sendable) = \(sendable).keep(sendable)")
        }
        closeBlock()
        closeBlock()
    }

    private mutating func emitRemoval(of field: ScopePlan.Field, _ index: Int, _ texts: ScopeTexts) {
        openCondition(field.condition)
        writer.startLine()
        writer.write("if !kept.contains(where: { $0.contains(\(index)) }) { \(texts.values).")
        writeMember(field.name)
        writer.write(" = nil }\n")
        closeCondition(field.condition)
    }

    /// Writes the function that returns what the closures keep whose products a function makes.
    private mutating func emit(_ kept: ScopePlan.Kept, in type: String, hasSendable: Bool) {
        writer.startLine()
        writer.write("func \(keeper(for: kept.function))() -> \(type) { keep(")
        writer.write("[" + kept.fields.map(\.text).joined(separator: ", ") + "]")
        if hasSendable {
            writer.write(", sendable: [" + kept.sendableFields.map(\.text).joined(separator: ", ") + "]")
        }
        writer.write(") }\n")
    }

    /// The name of that function: `forMakeUser` for `makeUser`.
    func keeper(for function: Symbol) -> String {
        let name = String(decoding: callees[function], as: UTF8.self)
        return "for" + name.prefix(1).uppercased() + name.dropFirst()
    }
}

extension ClosedRange<Int> {
    fileprivate var text: String { "\(lowerBound)...\(upperBound)" }
}

// MARK: Bodies

extension SliceEmitter {
    /// Writes the declaration of a scope at the start of a body.
    mutating func emitDeclaration(of use: ScopeUse) {
        guard let texts = scopeTexts else { return }
        switch use.declaration {
        case .parameter, .step: return
        case .empty: writer.line("let \(texts.scope) = \(texts.type(of: use))()")
        case .variable:
            let start = use.isReceived ? texts.scope : texts.type(of: use) + "()"
            writer.line("var \(texts.outgoing(use)) = \(start)")
        }
        markUsed(use, texts)
    }

    /// Writes the scope that the entry points of a class pass on.
    mutating func emitScope(of step: ScopeStep) {
        guard let texts = scopeTexts else { return }
        writer.startLine()
        writer.write("private var \(texts.scope): \(texts.type)")
        openBlock()
        writer.startLine()
        writer.write(texts.type)
        if step.isEmpty { writer.write("()\n") } else { emit(step, texts) }
        closeBlock()
        writer.endLine()
    }

    /// Writes a step: `let inner = Scope(scope) { values in … }`.
    mutating func emit(_ step: ScopeStep, of use: ScopeUse?) {
        guard let use, let texts = scopeTexts else { return }
        let outgoing = texts.outgoing(use)
        let before = use.declaration == .variable ? outgoing : use.isReceived ? texts.scope : ""
        writer.startLine()
        writer.write(use.declaration == .step ? "let \(outgoing) = " : "\(outgoing) = ")
        writer.write(texts.type(of: use) + (before.isEmpty ? "" : "(\(before))"))
        emit(step, texts)
        if use.declaration == .step { markUsed(use, texts) }
    }

    private mutating func emit(_ step: ScopeStep, _ texts: ScopeTexts) {
        writer.write(" { \(texts.values) in\n")
        writer.indent()
        for assignment in step.assignments { emit(assignment, texts) }
        if !step.sendable.isEmpty {
            let sendable = "\(texts.values).\(texts.sendable)"
            writer.startLine()
            writer.write("\(sendable) = \(texts.sendableType)(\(sendable))")
            emit(ScopeStep(assignments: step.sendable), texts)
        }
        closeBlock()
    }

    private mutating func emit(_ assignment: ScopeStep.Assignment, _ texts: ScopeTexts) {
        openCondition(assignment.condition)
        writer.startLine()
        writer.write(texts.values + ".")
        writeMember(assignment.field)
        writer.write(" = ")
        emit(assignment.value)
        closeCondition(assignment.condition)
    }

    /// In some builds, no call takes the scope. Swift would warn of it.
    private mutating func markUsed(_ use: ScopeUse, _ texts: ScopeTexts) {
        if use.mayBeUnused { writer.line("_ = \(texts.outgoing(use))") }
    }
}

// MARK: Values

extension SliceEmitter {
    /// Writes `scope.values.user!`. The field is known to hold a value.
    mutating func write(_ value: HandedValue) {
        guard let texts = scopeTexts else { return }
        if isInClosure { return writeName(value.local) }
        writer.write("\(texts.scope).\(texts.values).")
        writeMember(value.field)
        if !value.isOptional { writer.write("!") }
    }

    /// Writes the scope that a call passes on, with its label.
    mutating func writeScope(isSendablePart: Bool) {
        guard let texts = scopeTexts else { return }
        writer.write(texts.scope + ": " + (isInClosure ? texts.scope : outgoing))
        if isSendablePart, !isInClosure { writer.write(".\(texts.values).\(texts.sendable)") }
    }

    /// Writes the parameter of a function that receives a scope.
    mutating func writeScopeParameter(isSendable: Bool) {
        guard let texts = scopeTexts else { return }
        writer.write("\(texts.scope): \(isSendable ? texts.sendableType : texts.type)")
    }

    /// Writes a field's name after a dot.
    mutating func writeMember(_ name: LocalName) {
        write(name, inBackticks: name.number == 0 && words.isSpecialMember(name.label))
    }

    /// Writes what a closure captures: a constant of the class, a value of a scope, or the scope that a call in it passes
    /// on.
    mutating func writeCapture(_ value: ValuePlan) {
        switch value {
        case .name(let name):
            writeName(name)
            writer.write(" = self.")
            writeName(name)
        case .handed(let value):
            writeName(value.local)
            writer.write(" = ")
            write(value)
        case .scope(let function, let isSendablePart):
            guard let texts = scopeTexts else { return }
            let whole = (isInEntryPoint ? "self." : "") + outgoing
            let part = isSendablePart ? "\(whole).\(texts.values).\(texts.sendable)" : whole
            writer.write("\(texts.scope) = \(part).\(keeper(for: function))()")
        default: break
        }
    }
}
