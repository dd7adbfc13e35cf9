import ArborModel
import ArborPlanning
import ArborPlans

/// A plan as lines of text, with texts in place of their numbers. It isn't Swift: it shows decisions, and no spelling.
///
///     root A (class)                             the frame of a root
///       makeB(c: C) -> B                         a function, and what it computes
///         d = new D(c: c)
///         result new B(d: d)
///       init
///         result self(b: make makeB(c: c))
struct PlanDescription {
    let file: FilePlan
    private(set) var lines: [String] = []

    /// Describes all slices of a planner.
    static func lines(of planner: ConstructionPlanner) -> [String] {
        var description = PlanDescription(file: planner.file)
        for number in 0..<planner.sliceCount { description.add(planner.slice(number)) }
        return description.lines
    }

    private init(file: FilePlan) { self.file = file }

    private mutating func add(_ slice: SlicePlan) {
        let root = file.roots[slice.root]
        if slice.isFirst { add(root) }
        for function in slice.functions {
            let parameters = function.parameters.map {
                "\(text($0.name)): \($0.isEscaping ? "escaping " : "")\(text($0.type))"
            }
            let sendable = function.isSendable ? "sendable " : ""
            lines.append(
                "  \(sendable)\(root.functionNames[function.name])(\(parameters.joined(separator: ", ")))"
                    + " -> \(text(function.result))" + condition(function.condition))
            add(function.body, in: root)
        }
        guard let body = slice.body else { return }
        lines.append("  init")
        add(body, in: root)
    }

    private mutating func add(_ root: RootPlan) {
        let parameter =
            switch root.parameter {
            case .ownType(let type): ["distinct by \(text(type))"]
            case .never: ["distinct by Never"]
            case nil: [String]()
            }
        let isolation =
            switch root.isolation {
            case .inferred: [String]()
            case .nonisolated: ["nonisolated"]
            case .attribute(let actor): ["on \(actor)"]
            }
        lines.append(
            (["root \(text(root.type))"] + (root.isClass ? ["(class)"] : []) + root.availability + isolation
                + parameter)
                .joined(separator: " ") + condition(root.condition))
    }

    private mutating func add(_ body: BodyPlan, in root: RootPlan) {
        for (number, binding) in body.bindings.enumerated() {
            if let part = body.parts.first(where: { $0.places.lowerBound == number }) {
                let types = part.types.map(text).joined(separator: ", ")
                lines.append("    \(root.functionNames[part.name]) of \(part.places.count): \(types)")
            }
            if let step = body.steps[number] { add(step, in: root) }
            let type = binding.annotation.map { ": " + text($0) } ?? ""
            lines.append(
                "    \(text(binding.name))\(type) = \(text(binding.value, root))"
                    + condition(binding.condition))
        }
        for result in body.results {
            lines.append("    result \(text(result.value, root))" + condition(result.condition))
        }
    }

    private mutating func add(_ step: ScopeStep, in root: RootPlan) {
        for (name, assignments) in [("scope", step.assignments), ("sendable scope", step.sendable)] {
            for assignment in assignments {
                lines.append(
                    "    \(name)'s \(text(assignment.field)) = \(text(assignment.value, root))"
                        + condition(assignment.condition))
            }
        }
    }

    private func condition(_ text: String) -> String { text.isEmpty ? "" : " if \(text)" }

    private func text(_ name: LocalName) -> String {
        file.texts[name.label] + (name.number == 0 ? "" : "#\(name.number)")
    }

    private func text(_ type: TypeText) -> String {
        switch type {
        case .symbol(let symbol): file.texts[symbol]
        case .written(let text): text
        }
    }

    private func text(_ value: ValuePlan, _ root: RootPlan) -> String {
        switch value {
        case .name(let name): text(name)
        case .absent: "absent"
        case .given(let member): "given" + (member.map { "." + file.texts[$0] } ?? "")
        case .handed(let value): "scope's \(text(value.field))\(value.isOptional ? "?" : "")"
        case .scope(_, let isSendablePart): isSendablePart ? "sendable scope" : "scope"
        case .call(let callee, let arguments):
            text(callee, root) + "("
                + arguments.map { argument in
                    (argument.label.map { text($0) + ": " } ?? "") + text(argument.value, root)
                }.joined(separator: ", ") + ")"
        case .typed(let value, let type): "\(text(value, root)) as \(text(type))"
        case .deferred(let type, let value): "later \(text(type)) { \(text(value, root)) }"
        case .replaceable(.entry(let name), _, let value): "\(text(name))? or \(text(value, root))"
        case .replaceable(.builder, _, let value): "builder? or \(text(value, root))"
        case .replaceable(.part(let name, _, _), _, let value): "\(name)? or \(text(value, root))"
        case .replaceable(.seam(let name, _), _, let value): "\(name)! or \(text(value, root))"
        case .configuration(let entry): "configuration" + (entry.map { "." + text($0) } ?? "")
        case .setting(let name, let isMade): "setting \(text(name))" + (isMade ? "()" : "")
        case .mapped(let value, let type): "map \(text(type)) over \(text(value, root))"
        }
    }

    private func text(_ callee: ValuePlan.Callee, _ root: RootPlan) -> String {
        switch callee {
        case .selfInitializer: "self"
        case .type(let type): "new \(text(type))"
        case .member(let type, let name): "\(name) \(text(type))"
        case .function(let name): "make \(root.functionNames[name])"
        }
    }
}
