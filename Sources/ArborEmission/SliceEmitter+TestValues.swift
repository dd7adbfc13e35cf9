import ArborModel
import ArborPlans

// The values of a tree for a test: what the test sets, or what production makes.

extension SliceEmitter {
    /// Writes `parts.name ?? value`, on one line, or the value alone if `sharing` is `nil`.
    mutating func write(
        _ name: TestPartsPlan.Name, _ sharing: TestPartsPlan.Sharing?, _ seam: TestPartsPlan.Seam,
        otherwise value: ValuePlan
    ) {
        if sharing == .function { return writeCall(of: name, seam, otherwise: value) }
        if let sharing { writeStart(name, sharing) }
        if seam == .none { return write(value) }
        writeCallee(of: seam)
        writer.write("(")
        writeArguments(of: seam, of: name)
        writer.write(", ")
        write(value)
        writer.write(")")
    }

    /// Writes the same, with the value on several lines.
    mutating func emit(
        _ name: TestPartsPlan.Name, _ sharing: TestPartsPlan.Sharing?, _ seam: TestPartsPlan.Seam,
        otherwise value: ValuePlan
    ) {
        if sharing == .function { return emitCall(of: name, seam, otherwise: value) }
        if let sharing { writeStart(name, sharing) }
        if seam == .none { return emit(value) }
        writeCallee(of: seam)
        writer.write("(\n")
        writer.indent()
        writer.startLine()
        writeArguments(of: seam, of: name)
        writer.write(",\n")
        writer.startLine()
        write(value)
        writer.outdent()
        writer.write(")\n")
    }

    private mutating func writeStart(_ name: TestPartsPlan.Name, _ sharing: TestPartsPlan.Sharing) {
        guard let names = root.mock?.parts?.names else { return }
        writer.write((sharing == .none ? names.parts : names.shared) + ".")
        write(name, isMember: true)
        writer.write(" ?? ")
    }

    private mutating func writeCallee(of seam: TestPartsPlan.Seam) {
        let function = if case .double = seam { "double" } else { "real" }
        writer.write((root.mock?.parts?.names.unset ?? "") + "." + function)
    }

    /// Writes the arguments before the value: the place, whether the part is allowed, and the double.
    private mutating func writeArguments(of seam: TestPartsPlan.Seam, of name: TestPartsPlan.Name) {
        let path: String
        switch seam {
        case .none: return
        case .real(let place), .double(let place, _, _): path = place
        }
        writer.write("\(path.asStringLiteral), \(root.mock?.parts?.names.real ?? "").")
        write(name, isMember: true)
        guard case .double(_, let double, let type) = seam else { return }
        writer.write(", { ")
        write(double)
        writer.write("($0) as ")
        write(type)
        writer.write(" }")
    }
}

// MARK: Values that are sent

// A value that an actor or a `sending` parameter takes must belong to nobody else. Operands of `??` and arguments of the
// functions that watch a part are closures, and on a global actor their results would belong to it. So each choice is a branch.

extension SliceEmitter {
    /// Writes `if let make = shared.name { make() } else { value }`, on one line.
    private mutating func writeCall(
        of name: TestPartsPlan.Name, _ seam: TestPartsPlan.Seam, otherwise value: ValuePlan
    ) {
        for choice in seam.choices {
            writeCondition(choice, name)
            writer.write(" { ")
            writeValue(choice)
            writer.write(" } else ")
        }
        writer.write("{ ")
        write(value)
        writer.write(" }")
    }

    /// Writes the same on several lines.
    private mutating func emitCall(
        of name: TestPartsPlan.Name, _ seam: TestPartsPlan.Seam, otherwise value: ValuePlan
    ) {
        for (index, choice) in seam.choices.enumerated() {
            if index > 0 { writer.write(" ") }
            writeCondition(choice, name)
            openBlock()
            writer.startLine()
            writeValue(choice)
            writer.endLine()
            writer.outdent()
            writer.startLine()
            writer.write("} else")
        }
        openBlock()
        writer.startLine()
        emit(value)
        closeBlock()
    }

    private mutating func writeCondition(_ choice: TestPartsPlan.Choice, _ name: TestPartsPlan.Name) {
        guard let names = root.mock?.parts?.names else { return }
        switch choice {
        case .set: writer.write("if let \(names.make) = ")
        case .watched(let path):
            writer.write("if let \(names.make) = \(names.unset).real(\(path.asStringLiteral), \(names.real).")
            write(name, isMember: true)
            writer.write(", unless: ")
        case .double(let path, _):
            writer.write(
                "if let \(names.double) = \(names.unset).double(\(path.asStringLiteral), \(names.real).")
            write(name, isMember: true)
            return writer.write(")")
        }
        writer.write(names.shared + ".")
        write(name, isMember: true)
        if choice != .set { writer.write(")") }
    }

    private mutating func writeValue(_ choice: TestPartsPlan.Choice) {
        guard let names = root.mock?.parts?.names else { return }
        guard case .double(_, let double) = choice else { return writer.write(names.make + "()") }
        write(double)
        writer.write("(\(names.double))")
    }
}

extension TestPartsPlan {
    /// A way to make a part that isn't that of production.
    fileprivate enum Choice: Equatable {
        /// The function that the test set.
        case set
        /// The function that the test set. A strict test without one fails, which this text is about.
        case watched(String)
        /// A double, which this text is about.
        case double(String, TypeText)
    }
}

extension TestPartsPlan.Seam {
    /// The ways to make the part, the first that applies first.
    fileprivate var choices: [TestPartsPlan.Choice] {
        switch self {
        case .none: [.set]
        case .real(let path): [.watched(path)]
        case .double(let path, let double, _): [.set, .double(path, double)]
        }
    }
}
