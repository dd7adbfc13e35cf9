import ArborModel
import ArborPlans

// The code of trees for tests: the structure of what a test sets, and the function that makes the tree.

extension SliceEmitter {
    /// Writes the structure, the head of the function, and what the rest of it reads.
    mutating func open(_ mock: MockPlan, _ plan: TestPartsPlan) {
        writer.write(" {\n")
        if !plan.parts.isEmpty {
            emit(plan)
            writer.endLine()
        }
        writer.write(
            "    /// Makes the type and its tree for a test, as in production apart from what the test sets.\n"
        )
        if !mock.attributes.isEmpty { writer.write("    \(mock.attributes)\n") }
        writer.indent(by: -1)
        writer.startLine()
        if mock.attributes.isEmpty { writeIsolation() }
        writer.write("static func " + TestPartsPlan.function)
        let own = plan.parts.isEmpty ? plan.parameters.prefix(1) : plan.parameters[...]
        let count = mock.parameters.count
        writeList(count + own.count, tail: " -> ".utf8.count + length(of: mock.result) + " {".utf8.count) {
            if $1 < count { $0.write(mock.parameters[$1]) } else { $0.writer.write(own[$1 - count]) }
        }
        writer.indent(by: 1)
        writer.write(" -> ")
        write(mock.result)
        writer.write(" {\n")
        if !plan.parts.isEmpty { emitVariables(of: plan) }
        if let scope = root.scope { emit(scope) }
    }

    private mutating func emitVariables(of plan: TestPartsPlan) {
        let names = plan.names
        if plan.hasSeams {
            writer.line("let \(names.unset) = \(names.unset).at(\(names.place.joined(separator: ", ")))")
        }
        writer.line("let \(names.parts) = \(TestPartsPlan.type)(\(names.set))")
        if plan.hasSeams { writer.line("let \(names.real) = \(names.parts).\(names.real)") }
        if plan.hasSharedParts { writer.line("let \(names.shared) = \(names.parts).\(names.shared)") }
        // Some builds may use neither.
        if plan.isConditional {
            writer.line(
                "_ = \(plan.hasSeams ? "(\(names.parts), \(names.real), \(names.unset))" : names.parts)")
        }
        writer.endLine()
    }

    private mutating func emit(_ plan: TestPartsPlan) {
        writer.indent(by: -1)
        writer.line("/// What a test sets in the tree. All else is made as in production.")
        writer.startLine()
        writer.write("nonisolated struct " + TestPartsPlan.type)
        openBlock()
        for part in plan.parts { emit(part, plan.names) }
        if plan.hasSharedParts { emitShared(plan) }
        if plan.hasSeams { emitReal(plan) }
        writer.endLine()
        writer.startLine()
        writer.write("init(_ \(plan.names.set): (inout \(TestPartsPlan.type)) -> Swift.Void = { _ in }) {")
        writer.write(" \(plan.names.set)(&self) }\n")
        closeBlock()
        writer.indent(by: 1)
    }

    /// Writes the structure by which a strict test allows parts of production.
    private mutating func emitReal(_ plan: TestPartsPlan) {
        writer.endLine()
        writer.line("/// The parts that a strict test makes as in production.")
        writer.line("nonisolated struct \(TestPartsPlan.realType): Sendable {")
        writer.indent()
        for part in plan.parts where part.isSeam {
            openCondition(part.condition)
            writer.startLine()
            writer.write("var ")
            write(part.name, isMember: false)
            writer.write(" = false\n")
            closeCondition(part.condition)
        }
        closeBlock()
        writer.line("var \(plan.names.real) = \(TestPartsPlan.realType)()")
    }

    private mutating func emit(_ part: TestPartsPlan.Part, _ names: TestPartsPlan.Names) {
        openCondition(part.condition)
        writer.startLine()
        writer.write("var ")
        write(part.name, isMember: false)
        writer.write(": ")
        write(part.type)
        if part.sharing != .none {
            openBlock()
            for (accessor, text) in [("get", ""), ("set", " = newValue")] {
                writer.startLine()
                writer.write("\(accessor) { \(names.shared).")
                write(part.name, isMember: true)
                writer.write(text + " }\n")
            }
            closeBlock()
        } else {
            writer.endLine()
        }
        closeCondition(part.condition)
    }

    /// Writes the structure of the parts that any thread may make. Closures that any thread calls capture it.
    private mutating func emitShared(_ plan: TestPartsPlan) {
        writer.endLine()
        writer.startLine()
        writer.write("fileprivate nonisolated struct \(TestPartsPlan.sharedType): Sendable")
        openBlock()
        for var part in plan.parts where part.sharing != .none {
            part.sharing = .none
            emit(part, plan.names)
        }
        closeBlock()
        writer.line("fileprivate var \(plan.names.shared) = \(TestPartsPlan.sharedType)()")
    }

    mutating func write(_ name: TestPartsPlan.Name, isMember: Bool) {
        switch name {
        case .label(let name): if isMember { writeMember(name) } else { writeName(name) }
        case .typed(let name, let suffix):
            let text = String(decoding: texts[name.label], as: UTF8.self)
            // The suffix of a raw identifier is inside its backticks.
            let isRaw = text.hasSuffix("`")
            writer.write((isRaw ? String(text.dropLast()) : text) + "_" + suffix + (isRaw ? "`" : ""))
        }
    }
}

extension TestPartsPlan {
    fileprivate var hasSeams: Bool { parts.contains(where: \.isSeam) }

    fileprivate var hasSharedParts: Bool { parts.contains { $0.sharing != .none } }

    /// The function's parameters after those of the type.
    fileprivate var parameters: [String] {
        ["_ \(names.unset): Arbor.TestGraph.Unset = .current"] + PlaceParameters.list(named: names.place)
            + ["_ \(names.set): (inout \(Self.type)) -> Swift.Void = { _ in }"]
    }
}

extension String {
    /// The text as a literal of Swift.
    var asStringLiteral: String {
        "\"" + map { "\"\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "\""
    }
}
