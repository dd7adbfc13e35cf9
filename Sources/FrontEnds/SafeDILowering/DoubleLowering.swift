import ArborLowering
import ArborModel
import ArborSyntax

// The doubles of protocols: classes for tests that implement every requirement by a closure.

extension DeclarationLowering {
    /// Notes a protocol that asks for a double, or reports why no class can implement it.
    mutating func double(_ type: TypeDeclaration, annotatedBy attribute: Attribute) {
        let before = diagnostics.count
        // Unknown arguments are reported already.
        let others = Self.instantiableArguments.filter { $0 != "generateDouble" }
        for argument in attribute.arguments where others.contains(argument.label ?? "") {
            report(
                .invalidDouble, "a protocol takes no '\(argument.label ?? argument.value)'",
                about: [argument.label ?? argument.value], at: argument.labelRange ?? argument.range,
                help: "remove it: only 'generateDouble' is for protocols", fixIt: attribute.removing(argument)
            )
        }
        checkDouble(type)
        if diagnostics.count > before { return }
        doubles.append(
            DoubleDeclaration(
                type: TypeExpression(parsing: type.name), inherits: type.supertypes,
                requirements: requirements(of: type), isolation: type.writtenConcurrency.type,
                availability: type.writtenAvailability,
                conditions: type.conditions, location: location(type.nameRange)))
    }

    private mutating func checkDouble(_ type: TypeDeclaration) {
        if let access = type.hidden(in: enclosing(type)) {
            report(
                .invalidDouble, "\(type.name) is \(access), so the generated code can't implement it",
                about: [access], at: type.nameRange, help: "make it internal or public")
        }
        for (index, range) in type.otherRequirements.enumerated() {
            report(
                .invalidDouble, "no double can implement this requirement of \(type.name)",
                about: [type.name, "\(index)"],
                at: range,
                help: "write a double by hand: Arbor's have no associated types and no subscripts")
        }
        if type.name.utf8.contains(UInt8(ascii: ".")) {
            report(
                .invalidDouble,
                "\(type.name) is inside another type, and its requirements may name what only that type sees",
                about: [type.name], at: type.nameRange,
                help: "declare the protocol at the top of the file, or write a double by hand")
        }
        if type.ownConstraints.count != type.constraints.count {
            report(
                .invalidDouble, "no double can meet '\(type.requirements)'", about: ["where"],
                at: layout?.requirements ?? type.nameRange, help: "write a double by hand")
        }
        for callable in type.callables
        where !callable.name.plainName.isIdentifier && !callable.name.hasPrefix("`") {
            report(
                .invalidDouble, "no double can implement the operator '\(callable.name)'",
                about: [callable.name],
                at: callable.range, help: "write a double by hand")
        }
        let conditional =
            type.callables.first { $0.conditions.count > type.conditions.count }?.range
            ?? type.properties.first { $0.conditions.count > type.conditions.count }?.range
        if let range = conditional {
            report(
                .invalidDouble, "no double can implement a requirement inside '#if'", about: ["#if"],
                at: range, help: "write a double by hand, or move the requirement into a protocol of its own")
        }
    }

    private func requirements(of type: TypeDeclaration) -> [DoubleDeclaration.Requirement] {
        let properties = type.properties.map { ($0.range.start, Self.requirement($0)) }
        let callables = type.callables.map { ($0.range.start, Self.requirement($0)) }
        return (properties + callables).sorted { $0.0 < $1.0 }.map(\.1)
    }

    private static func requirement(_ property: PropertyDeclaration) -> DoubleDeclaration.Requirement {
        let words = property.accessors.accessorWords
        return .init(
            words.contains("set") ? .variable : .property, name: property.label,
            prefix: property.attributes.kept + property.modifiers.kept,
            isStatic: property.modifiers.contains("static"),
            isAsync: words.contains("async"), throwing: words.first { $0.hasPrefix("throws") } ?? "",
            result: property.type ?? "",
            isolation: property.attributes.isolation(property.modifiers))
    }

    private static func requirement(_ callable: CallableDeclaration) -> DoubleDeclaration.Requirement {
        .init(
            callable.name == "init" ? .initializer : .function, name: callable.name,
            prefix: callable.attributes.kept + callable.modifiers.kept, isStatic: callable.isStatic,
            generics: callable.generics,
            requirements: callable.requirements,
            parameters: callable.parameters.map { .init(label: $0.label, type: $0.type) },
            isAsync: callable.isAsync, throwing: callable.throwingText,
            result: callable.returns ?? "",
            isolation: callable.attributes.isolation(callable.modifiers))
    }
}

extension [Attribute] {
    /// The attributes that the implementation of a requirement has too, each with a space behind it.
    fileprivate var kept: String {
        filter { $0.name != "objc" }.map { $0.text + " " }.joined()
    }

    fileprivate func isolation(_ modifiers: [String]) -> WrittenConcurrency.Isolation {
        if modifiers.contains("nonisolated") { return .nonisolated }
        // A result builder looks the same.
        let actor = first { $0.name.hasSuffix("Actor") && $0.arguments.isEmpty }
        return actor.map { .attribute($0.name) } ?? .inferred
    }
}

extension [String] {
    /// The modifiers that the implementation of a requirement has too.
    fileprivate var kept: String { filter { $0 == "nonisolated(nonsending)" }.map { $0 + " " }.joined() }
}

extension String {
    /// The words of an accessor block, with the parentheses after `throws`.
    fileprivate var accessorWords: [String] {
        var words = [""]
        var depth = 0
        for character in self {
            if character == "(" { depth += 1 }
            if depth > 0 {
                while words.count > 1, words[words.count - 1].isEmpty { words.removeLast() }
                words[words.count - 1].append(character)
                if character == ")" { depth -= 1 }
            } else if " \t\n{};".contains(character) {
                words.append("")
            } else {
                words[words.count - 1].append(character)
            }
        }
        return words.filter { !$0.isEmpty }
    }
}

extension CallableDeclaration {
    fileprivate var throwingText: String {
        if isRethrowing { return "rethrows" }
        guard isThrowing else { return "" }
        return thrownType.map { "throws(\($0))" } ?? "throws"
    }
}
