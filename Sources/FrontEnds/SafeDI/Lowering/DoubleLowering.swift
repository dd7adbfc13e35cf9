import ArborLowering
import ArborModel
import ArborSyntax

// The doubles of protocols: classes for tests that implement every requirement by a closure.

extension DeclarationLowering {
    /// Notes a protocol that asks for a double, or reports why no class can implement it.
    mutating func double(_ type: TypeDeclaration, annotatedBy attribute: Attribute) {
        let before = diagnostics.count
        for argument in attribute.arguments where argument.label != "generateDouble" {
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
                type: TypeExpression(parsing: type.name), inherits: type.inherits,
                requirements: requirements(of: type), isolation: type.writtenConcurrency.type,
                availability: type.attributes.filter { $0.name == "available" }.map(\.text),
                conditions: type.conditions, location: location(type.nameRange)))
    }

    private mutating func checkDouble(_ type: TypeDeclaration) {
        if let access = type.hidden(in: enclosing(type)) {
            report(
                .invalidDouble, "\(type.name) is \(access), so the generated code can't implement it",
                about: [access], at: type.nameRange, help: "make it internal or public")
        }
        for range in type.otherRequirements {
            report(
                .invalidDouble, "no double can implement this requirement of \(type.name)",
                about: [type.name],
                at: range,
                help: "write a double by hand: Arbor's have no associated types and no subscripts")
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
        let words = property.accessors.split { " \t\n{};".contains($0) }
        let throwing = words.first { $0.hasPrefix("throws") }
        return .init(
            words.contains("set") ? .variable : .property, name: property.label,
            prefix: property.attributes.kept, isStatic: property.modifiers.contains("static"),
            isAsync: words.contains("async"), throwing: throwing.map(String.init) ?? "",
            result: property.type ?? "",
            isolation: property.attributes.isolation(property.modifiers))
    }

    private static func requirement(_ callable: CallableDeclaration) -> DoubleDeclaration.Requirement {
        .init(
            callable.name == "init" ? .initializer : .function, name: callable.name,
            prefix: callable.attributes.kept, isStatic: callable.isStatic, generics: callable.generics,
            requirements: callable.requirements,
            parameters: callable.parameters.map { .init(label: $0.label, type: $0.type) },
            isAsync: callable.isAsync, throwing: callable.throwingText,
            result: callable.returns.map { ["Void", "()"].contains($0) ? "" : $0 } ?? "",
            isolation: callable.writtenIsolation)
    }
}

extension [Attribute] {
    /// The attributes that the implementation of a requirement has too, each with a space behind it.
    fileprivate var kept: String {
        filter { !["objc", "available"].contains($0.name) }.map { $0.text + " " }.joined()
    }

    fileprivate func isolation(_ modifiers: [String]) -> WrittenConcurrency.Isolation {
        if modifiers.contains(where: { $0.hasPrefix("nonisolated") }) { return .nonisolated }
        let actor = first { $0.name.lastComponent.first?.isUppercase == true && $0.arguments.isEmpty }
        return actor.map { .attribute($0.name) } ?? .inferred
    }
}

extension CallableDeclaration {
    fileprivate var throwingText: String {
        if isRethrowing { return "rethrows" }
        guard isThrowing else { return "" }
        return thrownType.map { "throws(\($0))" } ?? "throws"
    }
}
