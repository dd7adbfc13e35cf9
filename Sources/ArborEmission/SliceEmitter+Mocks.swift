import ArborModel
import ArborPlans

// The code of mocks: functions that make types for tests, and what tests replace.

extension SliceEmitter {
    /// The name of the configuration that the current body reads. A closure has captured the part that it needs.
    var configuration: String {
        isInMock && !isInClosure ? MockNames.parameter : file.mockNames?.configuration ?? ""
    }

    private var make: String { file.mockNames?.make ?? "" }

    /// Writes the head of the extension and of the function.
    mutating func open(_ mock: MockPlan) {
        writeAvailability()
        writer.write("extension ")
        write(root.type)
        if let parts = mock.parts { return open(mock, parts) }
        writer.write(" {\n")
        if let replacements = mock.replacements {
            emit(replacements, named: MockNames.replacements)
            writer.endLine()
        }
        writer.write("    /// Makes the type and its tree for a test.\n")
        if !mock.attributes.isEmpty { writer.write("    \(mock.attributes)\n") }
        writer.indent(by: -1)
        writer.startLine()
        if mock.attributes.isEmpty { writeIsolation() }
        writer.write("static func " + MockNames.function)
        let count = mock.parameters.count
        let tail = " -> ".utf8.count + length(of: mock.result) + " {".utf8.count
        writeList(count + (mock.replacements == nil ? 0 : 1), tail: tail) { emitter, index in
            if index < count { return emitter.write(mock.parameters[index]) }
            emitter.writer.write("\(MockNames.parameter): \(MockNames.replacements) = .init()")
        }
        writer.indent(by: 1)
        writer.write(" -> ")
        write(mock.result)
        writer.write(" {\n")
        if let scope = root.scope { emit(scope) }
    }

    mutating func write(_ parameter: MockPlan.Parameter) {
        write(parameter.parameter)
        if let value = parameter.value { writer.write(" = " + value) }
    }

    /// Writes the body of the function, and the end of the extension.
    mutating func close(_ body: BodyPlan, _ slice: SlicePlan) {
        isInMock = true
        for name in slice.settings {
            writer.startLine()
            writer.write("let ")
            writeName(name)
            writer.write(" = ")
            writeSource(ofSetting: name)
            writer.endLine()
        }
        var values = body
        values.results = []
        emit(values, isReturned: true)
        for name in slice.maybeUnused {
            writer.startLine()
            writer.write("_ = ")
            writeName(name)
            writer.endLine()
        }
        var results = body
        (results.bindings, results.parts, results.scope) = ([], [], nil)
        emit(results, isReturned: true)
        isInMock = false
        writer.write("    }\n}\n")
    }

    private mutating func writeSource(ofSetting name: LocalName) {
        guard let parts = root.mock?.parts else {
            writer.write(MockNames.parameter + ".")
            writeMember(LocalName(label: name.label))
            if root.mock?.replacements?.makesValue(of: name.label) == true { writer.write("()") }
            return
        }
        writer.write(parts.names.parts + ".")
        write(parts.absent[name.label] ?? .label(LocalName(label: name.label)), isMember: true)
    }

    /// Writes a value that a test may replace, on one line.
    mutating func write(
        _ replacement: ValuePlan.Replacement, _ values: [ValuePlan], otherwise value: ValuePlan
    ) {
        switch replacement {
        case .part(let name, let sharing, let seam): return write(name, sharing, seam, otherwise: value)
        case .seam(let name, let seam): return write(name, nil, seam, otherwise: value)
        case .entry, .builder: break
        }
        writeCondition(of: replacement)
        writer.write(" { \(make)")
        writeItems(values.count) { $0.write(values[$1]) }
        writer.write(" } else { ")
        write(value)
        writer.write(" }")
    }

    /// Writes a value that a test may replace, on several lines.
    mutating func emit(
        _ replacement: ValuePlan.Replacement, _ values: [ValuePlan], otherwise value: ValuePlan
    ) {
        switch replacement {
        case .part(let name, let sharing, let seam): return emit(name, sharing, seam, otherwise: value)
        case .seam(let name, let seam): return emit(name, nil, seam, otherwise: value)
        case .entry, .builder: break
        }
        writeCondition(of: replacement)
        openBlock()
        writer.startLine()
        writer.write(make)
        writeList(values.count, tail: 0) { $0.write(values[$1]) }
        writer.endLine()
        writer.outdent()
        writer.startLine()
        writer.write("} else")
        openBlock()
        writer.startLine()
        emit(value)
        closeBlock()
    }

    private mutating func writeCondition(of replacement: ValuePlan.Replacement) {
        if isInClosure { return writer.write("if let \(make)") }
        writer.write("if let \(make) = \(configuration).")
        write(replacement)
    }

    private mutating func write(_ replacement: ValuePlan.Replacement) {
        switch replacement {
        case .entry(let name): writeMember(name)
        case .builder: writer.write(MockNames.builder)
        case .part, .seam: break
        }
    }

    /// Writes a configuration as an argument.
    mutating func writeConfiguration(_ entry: LocalName?) {
        writer.write("\(file.mockNames?.configuration ?? ""): ")
        guard let entry else { return writer.write(".init()") }
        writer.write(configuration)
        if isInClosure { return }
        writer.write(".")
        writeMember(entry)
    }

    /// Writes what a closure captures of a configuration: the part that it needs.
    mutating func writeConfigurationCapture(_ value: ValuePlan) {
        let source = isInMock ? MockNames.parameter : file.mockNames?.configuration ?? ""
        switch value {
        case .replaceable(.part, _, _), .replaceable(.seam, _, _): break
        case .replaceable(let replacement, _, _):
            writer.write("\(make) = \(source).")
            write(replacement)
        case .configuration(let entry?):
            writer.write("\(file.mockNames?.configuration ?? "") = \(source).")
            writeMember(entry)
        default: break
        }
    }
}

extension ConfigurationPlan {
    /// Returns whether the structure holds a function that makes a value.
    fileprivate func makesValue(of label: Symbol) -> Bool {
        entries.contains { entry in
            if case .maker = entry.form { entry.name.label == label } else { false }
        }
    }
}
