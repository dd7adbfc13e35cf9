import ArborModel
import ArborPlans

/// Writes one slice of a root's code.
struct SliceEmitter {
    let root: RootPlan
    let file: FilePlan
    let words: ReservedWords
    /// The texts of the file.
    let texts: TextView
    /// The names of the root's functions and parts.
    let names: TextView
    /// The names of the functions that the code calls.
    let callees: TextView
    /// The type in front of the names of called functions, with a dot; "" for local functions.
    let owner: String
    var writer: SwiftWriter
    /// The names of scopes; `nil` if the root's code has none.
    let scopeTexts: ScopeTexts?
    /// The name of the scope that the current body passes on.
    var outgoing = ""
    /// True in a closure, which has captured what it uses of a scope.
    var isInClosure = false
    /// True in an entry point, whose names are constants of the class: a closure captures them, and not the object.
    var isInEntryPoint = false

    /// True in the function that makes the root for tests.
    var isInMock = false

    init(_ root: RootPlan, in file: FilePlan, texts: TextView, names: TextView, callees: TextView) {
        let frame = root.shared.map { file.roots[$0] } ?? root
        self.root = root
        self.file = file
        words = file.words
        self.texts = texts
        self.names = names
        self.callees = callees
        owner = frame.owner
        scopeTexts = frame.scope.map {
            ScopeTexts($0.names, callees, in: root.shared == nil ? "" : frame.owner)
        }
        // Functions are in the initializer of an extension, or in a class.
        writer = SwiftWriter(depth: root.hasStaticFunctions ? 1 : 2)
    }

    static func text(of slice: SlicePlan, in file: FilePlan) -> [UInt8] {
        let root = file.roots[slice.root]
        return file.texts.withView { texts in
            root.functionNames.withView { names in
                let frame = root.shared.map { file.roots[$0] } ?? root
                return frame.functionNames.withView { callees in
                    var emitter = SliceEmitter(root, in: file, texts: texts, names: names, callees: callees)
                    emitter.emit(slice)
                    return emitter.writer.bytes
                }
            }
        }
    }

    private mutating func emit(_ slice: SlicePlan) {
        if slice.isFirst { open() }
        for index in slice.functions.indices { emit(slice.functions[index]) }
        if slice.isLast { close(slice) }
    }

    private mutating func open() {
        writer.write("\n")
        openCondition(root.condition)
        if let implementation = root.implementation {
            open(implementation)
        } else if root.isShared {
            openShared()
        } else if let mock = root.mock {
            open(mock)
        } else {
            openExtension()
        }
    }

    private mutating func close(_ slice: SlicePlan) {
        let body = slice.body
        if let implementation = root.implementation, let body {
            close(implementation, body)
        } else if root.mock != nil, let body {
            close(body, slice)
        } else if let body {
            closeExtension(body)
        } else {
            writer.write("}\n")
        }
        closeCondition(root.condition)
    }

    /// Writes the `@available` attributes, each on a line of its own.
    mutating func writeAvailability() {
        for attribute in root.availability { writer.write(attribute + "\n") }
    }

    /// Writes the head of the type that holds shared functions.
    private mutating func openShared() {
        writer.write("/// Functions that several roots share.\n")
        writeAvailability()
        writer.write("private enum ")
        write(root.type)
        writer.write(" {\n")
        if let scope = root.scope { emit(scope) }
    }

    private mutating func openExtension() {
        writeAvailability()
        writer.write("extension ")
        write(root.type)
        writer.write(" {\n    /// Makes the whole dependency tree.")
        if root.parameter != nil {
            writer.write(" The parameter keeps it from overriding a superclass's `init()`.")
        }
        writer.write("\n    ")
        writeIsolation()
        writer.write("public ")
        if root.isClass { writer.write("convenience ") }
        writer.write("init(")
        if let parameter = root.parameter { write(parameter) }
        writer.write(") {\n")
        if let scope = root.scope { emit(scope) }
    }

    mutating func writeIsolation() {
        switch root.isolation {
        case .inferred: break
        case .nonisolated: writer.write("nonisolated ")
        case .attribute(let actor): writer.write("@\(actor) ")
        }
    }

    /// Writes a parameter that no caller passes: `_: App.Type = App.self`.
    private mutating func write(_ parameter: RootPlan.DistinctParameter) {
        switch parameter {
        case .never: writer.write("_: Swift.Never? = nil")
        case .ownType(let type):
            writer.write("_: ")
            write(type)
            writer.write(".Type = ")
            write(type)
            writer.write(".self")
        }
    }

    private mutating func closeExtension(_ body: BodyPlan) {
        emit(body, isReturned: false)
        writer.write("    }\n}\n")
    }

    /// Opens an `#if`, unless the condition is "".
    mutating func openCondition(_ condition: String) {
        if condition.isEmpty { return }
        writer.write("#if ")
        writer.write(condition)
        writer.endLine()
    }

    mutating func closeCondition(_ condition: String) {
        if !condition.isEmpty { writer.write("#endif\n") }
    }

    private mutating func emit(_ function: FunctionPlan) {
        openCondition(function.condition)
        if root.implementation != nil { forbidInlining() }
        writer.startLine()
        // In a module with a default isolation, a local function has that isolation unless it declares another.
        if function.isSendable {
            writer.write("@Sendable nonisolated ")
        } else if function.isNonisolated {
            writer.write("nonisolated ")
        } else if root.isShared {
            writeIsolation()
        }
        if root.implementation != nil { writer.write("private ") }
        if root.hasStaticFunctions { writer.write("static ") }
        writer.write("func ")
        write(function.name)
        let tail = " -> ".utf8.count + length(of: function.result) + " {".utf8.count
        let count = function.parameters.count
        let configured = count + (function.isConfigured ? 1 : 0)
        writeList(configured + (function.takesScope ? 1 : 0), tail: tail) { emitter, index in
            if index < count { return emitter.write(function.parameters[index]) }
            guard index < configured else {
                return emitter.writeScopeParameter(isSendable: function.isSendable)
            }
            emitter.writer.write("\(emitter.file.mockNames?.configuration ?? ""): ")
            emitter.write(function.result)
            emitter.writer.write("." + MockNames.configurationType)
        }
        writer.write(" -> ")
        write(function.result)
        openBlock()
        emit(function.body, isReturned: !function.body.isExpression)
        closeBlock()
        closeCondition(function.condition)
        writer.endLine()
    }

    mutating func write(_ parameter: FunctionPlan.Parameter) {
        writeName(parameter.name)
        writer.write(parameter.isSent ? ": sending " : ": ")
        if parameter.isEscaping {
            writeEscaping(parameter.type)
        } else {
            write(parameter.type)
        }
    }

    mutating func emit(_ body: BodyPlan, isReturned: Bool) {
        if let use = body.scope {
            outgoing = scopeTexts?.outgoing(use) ?? ""
            emitDeclaration(of: use)
        }
        var next = 0
        for part in body.parts {
            emit(next..<part.places.lowerBound, of: body)
            emit(part, of: body)
            next = part.places.upperBound
        }
        emit(next..<body.bindings.count, of: body)
        for (index, result) in body.results.enumerated() {
            openBranch(index, of: body.results.count, result.condition)
            writer.startLine()
            if isReturned { writer.write("return ") }
            emit(result.value)
        }
        if body.results.count > 1 { writer.write("#endif\n") }
    }

    private mutating func openBranch(_ index: Int, of count: Int, _ condition: String) {
        if count == 1 { return }
        if index == count - 1 { return writer.write("#else\n") }
        writer.write(index == 0 ? "#if " : "#elseif ")
        writer.write(condition)
        writer.endLine()
    }

    private mutating func emit(_ places: Range<Int>, of body: BodyPlan) {
        for index in places {
            if let step = body.steps[index] { emit(step, of: body.scope) }
            let binding = body.bindings[index]
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

    /// Writes a function that computes several values, and a declaration that binds its results.
    private mutating func emit(_ part: BodyPlan.Part, of body: BodyPlan) {
        let bindings = body.bindings[part.places]
        writer.startLine()
        writer.write("func ")
        write(part.name)
        writer.write("() -> ")
        writeList(part.types.count, tail: " {".utf8.count) { $0.write(part.types[$1]) }
        openBlock()
        emit(part.places, of: body)
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
        writeList(bindings.count, tail: tail) { $0.writeName(bindings[bindings.startIndex + $1].name) }
    }

    /// Writes a value and ends the line. A value that is too long continues on several lines.
    mutating func emit(_ value: ValuePlan) {
        let before = writer.count
        write(value)
        guard writer.isTooLong else { return writer.endLine() }
        switch value {
        case .call(let callee, let arguments) where !arguments.isEmpty:
            writer.truncate(to: before)
            write(callee)
            writeLines(of: arguments)
            writer.endLine()
        case .deferred(let type, let product):
            writer.truncate(to: before)
            write(type)
            writer.write(" {")
            writeCaptures(of: product)
            writer.endLine()
            writer.indent()
            writer.startLine()
            isInClosure = true
            emit(product)
            isInClosure = false
            closeBlock()
        case .replaceable(let replacement, let values, let value):
            writer.truncate(to: before)
            emit(replacement, values, otherwise: value)
        default: writer.endLine()
        }
    }
}

extension BodyPlan {
    /// True if the body is one call, which a function returns without `return`.
    fileprivate var isExpression: Bool {
        guard bindings.isEmpty, scope == nil, results.count == 1, case .call = results[0].value else {
            return false
        }
        return true
    }
}

extension RootPlan {
    /// True if the functions are static, and not in an initializer.
    fileprivate var hasStaticFunctions: Bool { implementation != nil || isShared }

    /// The type in front of the name of a static function, with a dot; "" for a local function.
    fileprivate var owner: String {
        if let implementation { return implementation.name + "." }
        guard isShared, case .written(let name) = type else { return "" }
        return name + "."
    }
}
