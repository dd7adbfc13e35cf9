import ArborModel

/// Writes a plan as Swift. It decides nothing.
struct CompositionEmitter {
    /// The greatest width of the first line of a type.
    private static let width = 108

    /// The first words of each generated file.
    static let beginning = "// Written by arbor from the 'arbor:' comments"

    private var lines: [String] = [
        "\(beginning) in the sources.",
        "// Changes are lost at the next build: change the comments or the aliases instead.",
    ]

    /// Returns the text of a file.
    static func text(of plan: ComposedFilePlan) -> String {
        var emitter = CompositionEmitter()
        for entry in plan.imports {
            emitter.lines += ["#if canImport(\(entry.module))", entry.text, "#endif"]
        }
        if !plan.aliases.isEmpty { emitter.lines += [""] + plan.aliases }
        for type in plan.types { emitter.write(type) }
        return emitter.lines.joined(separator: "\n") + "\n"
    }

    private mutating func write(_ plan: ComposedTypePlan) {
        lines += [""] + plan.availability + head(of: plan)
        switch plan.form {
        case .spliced(let label, let parameter, _): writeSpliced(plan, label, parameter)
        case .container: writeContainer(plan)
        case .testContainer: writeTestContainer(plan)
        }
        lines.append("}")
    }

    private func head(of plan: ComposedTypePlan) -> [String] {
        var parameters = plan.parameters.map { parameter in
            parameter.constraints.isEmpty
                ? parameter.name : "\(parameter.name): \(parameter.constraints.joined(separator: " & "))"
        }
        if case .spliced(_, let parameter, let alias) = plan.form {
            parameters.insert("\(parameter): \(alias)", at: 0)
        }
        let clause = parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>"
        let isolation = plan.isNonisolated ? "nonisolated " : ""
        let head =
            "\(plan.access)\(isolation)\(plan.isClass ? "final class" : "struct") \(plan.name)\(clause):"
        let alias =
            plan.isSendable
            ? (plan.protocols + ["@unchecked Sendable"]).joined(separator: ", ") : plan.alias
        return head.utf8.count + alias.utf8.count < Self.width
            ? ["\(head) \(alias) {"] : [head, "    \(alias)", "{"]
    }

    // MARK: Types that store values

    private mutating func writeSpliced(_ plan: ComposedTypePlan, _ label: String, _ parameter: String) {
        let isSet = plan.members.contains { $0.isForwarded && $0.isSet }
        for name in plan.typealiases {
            lines.append("    \(plan.access)typealias \(name) = \(parameter).\(name)")
        }
        lines.append("    private \(isSet ? "var" : "let") \(label): \(parameter)")
        writeStored(plan)
        for member in plan.members where member.isForwarded { write(member, from: label, plan.access) }
        let stored = plan.members.filter { !$0.isForwarded }
        writeInitializer(plan, [(label, parameter)] + stored.map { ($0.name, $0.parameterType) })
    }

    private mutating func writeContainer(_ plan: ComposedTypePlan) {
        writeStored(plan)
        // Swift adds the same initializer to a structure, unless other modules use it.
        if !plan.isClass, plan.access.isEmpty, plan.isolation.isEmpty { return }
        writeInitializer(plan, plan.members.map { ($0.name, $0.parameterType) })
    }

    private mutating func writeStored(_ plan: ComposedTypePlan) {
        for member in plan.members where !member.isForwarded {
            let keyword = member.isSet ? "var" : "let"
            let attributes = member.attributes.map { $0 + " " }.joined()
            lines.append("    \(attributes)\(plan.access)\(keyword) \(member.name): \(member.type)")
        }
    }

    private mutating func write(_ member: ComposedTypePlan.Member, from label: String, _ access: String) {
        let attributes = member.attributes.map { $0 + " " }.joined()
        let head = "    \(attributes)\(access)var \(member.name): \(member.type) {"
        let value = "\(label).\(member.name)"
        let effects = member.effects
        if member.isSet {
            lines += [
                head, "        get { \(value) }", "        set { \(value) = newValue }", "    }",
            ]
        } else if effects.isEmpty {
            lines.append("\(head) \(value) }")
        } else {
            let marks =
                (effects.contains { $0.hasPrefix("throws") } ? "try " : "")
                + (effects.contains("async") ? "await " : "")
            lines.append("\(head) get \(effects.joined(separator: " ")) { \(marks)\(value) } }")
        }
    }

    private mutating func writeInitializer(
        _ plan: ComposedTypePlan, _ parameters: [(label: String, type: String)]
    ) {
        let access = plan.isolation.isEmpty ? plan.access : "\(plan.isolation) \(plan.access)"
        lines.append("")
        if parameters.isEmpty { return lines.append("    \(access)init() {}") }
        lines.append("    \(access)init(")
        for (index, parameter) in parameters.enumerated() {
            let comma = index + 1 < parameters.count ? "," : ""
            // A parameter called 'self' would hide the type's own.
            let name = parameter.label == Self.hiding ? "\(parameter.label) ownSelf" : parameter.label
            lines.append("        \(name): \(parameter.type)\(comma)")
        }
        lines.append("    ) {")
        for parameter in parameters {
            let value = parameter.label == Self.hiding ? "ownSelf" : parameter.label
            lines.append("        self.\(parameter.label) = \(value)")
        }
        lines.append("    }")
    }

    private static let hiding = "`self`"

    // MARK: Types for tests

    private mutating func writeTestContainer(_ plan: ComposedTypePlan) {
        let (values, unset) = (plan.storage.property, plan.storage.missing)
        lines.append("    private struct \(plan.storage.type) {")
        for member in plan.members { lines.append("        var \(member.name): \(member.optionalType)") }
        lines += ["    }", "", "    private var \(values) = \(plan.storage.type)()", ""]
        let target = plan.isClass ? plan.name : "inout Self"
        lines.append(
            "    init(_ set: (\(target)) -> Void = { _ in }) { set(\(plan.isClass ? "self" : "&self")) }")
        for member in plan.members {
            lines += [
                "", "    var \(member.name): \(member.type) {",
                "        get { \(values).\(member.name) ?? Self.\(unset)(\"\(member.label)\") }",
                "        set { \(values).\(member.name) = newValue }", "    }",
            ]
        }
        lines += [
            "", "    private static func \(unset)<Value>(_ name: String) -> Value {",
            "        fatalError(\"'\\(name)' of \(plan.name) is not set\")", "    }",
        ]
    }
}

extension ComposedTypePlan.Member {
    /// The label, in backticks if it is a keyword of Swift.
    fileprivate var name: String {
        label.utf8.first == UInt8(ascii: "`") || label.isIdentifier && !SwiftKeywords.all.contains(label)
            ? label : "`\(label)`"
    }
}

/// The words that can't be names without backticks.
enum SwiftKeywords {
    static let all: Set<String> = [
        "Any", "Protocol", "Self", "Type", "actor", "as", "associatedtype", "await", "break", "case", "catch",
        "class",
        "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
        "fileprivate",
        "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
        "operator",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
        "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
        "while",
    ]
}
