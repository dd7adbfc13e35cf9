import ArborLowering
import ArborModel
import ArborSyntax

extension BladeFileLowering {
    /// Protocols of the standard library whose requirements no class gets by itself.
    private static let unimplementable: Set<String> = [
        "CaseIterable", "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Encodable",
        "Equatable", "Hashable",
    ]

    mutating func check(component type: TypeDeclaration) {
        if type.kind != .protocol {
            report(
                .unsupportedDeclaration,
                "@Component can only be attached to a protocol, but '\(type.name)' is \(type.kind.title)",
                about: [type.name],
                at: type.nameRange,
                help: "declare a protocol with a function for each value that the component provides")
            return
        }
        let modifiers = type.modifiers + enclosing(type).flatMap(\.modifiers)
        if modifiers.contains(where: { $0 == "private" || $0 == "fileprivate" }) {
            report(
                .inaccessibleProvider, "the generated code can't access the component '\(type.name)'",
                about: [type.name], at: type.nameRange,
                help: "remove its access level, or write 'internal' or 'public'")
        }
        for initializer in type.callables.filter({ $0.name == "init" }).dropFirst() {
            report(
                .invalidRequirement, "\(type.name) requires two initializers", about: [type.name, "init"],
                at: initializer.range, help: "keep one, with a parameter for each bound instance")
        }
        // An extension may implement them. A macro sees none.
        let mayBeExtended =
            layout != nil || file.types.contains { $0.kind == .extension && $0.name == type.name }
        for supertype in type.inherits where Self.unimplementable.contains(supertype) && !mayBeExtended {
            report(
                .invalidRequirement,
                "\(type.name) inherits from \(supertype), which the generated class can't implement",
                about: [type.name, supertype], at: type.nameRange,
                help: "remove '\(supertype)', or implement it in an extension of \(type.name) in this file")
        }
        for (index, range) in type.otherRequirements.enumerated() {
            report(
                .invalidRequirement, "\(type.name) requires a subscript or an associated type",
                about: [type.name, "\(index)"], at: range, help: "require functions without parameters only")
        }
        for property in type.properties {
            report(
                .invalidRequirement, "\(type.name) requires a property: '\(property.label)'",
                about: [type.name, property.label], at: property.range,
                help: "require a function instead: "
                    + "'func \(property.label)() -> \(property.type ?? "Value")'")
        }
        for callable in type.callables where callable.name == "init" {
            check(initializer: callable, of: type)
        }
    }

    private mutating func check(initializer: CallableDeclaration, of type: TypeDeclaration) {
        for parameter in initializer.parameters {
            guard let fault = parameter.bindingFault else { continue }
            report(
                .invalidRequirement, "no instance can be bound to '\(parameter.name)': it \(fault.clause)",
                about: [type.name, "init", parameter.name], at: parameter.range, help: fault.help)
        }
        if initializer.writtenIsolation(.blade) != .inferred {
            report(
                .invalidRequirement,
                "the component's initializer can't be implemented: its isolation differs from its component's",
                about: [type.name, "init", "isolation"], at: initializer.range,
                help: "isolate the whole protocol instead")
            return
        }
        guard let obstacle = initializer.callObstacle else { return }
        report(
            .invalidRequirement, "the component's initializer \(obstacle.clause)",
            about: [type.name, "init", obstacle.word], at: initializer.range,
            help: "remove \(obstacle.remedy); the generated initializer only stores its arguments",
            fixIt: removing(obstacle, of: initializer))
    }

    /// Reports what keeps a function from being an entry point. Returns true if nothing does.
    mutating func check(entryPoint function: CallableDeclaration, of type: TypeDeclaration) -> Bool {
        guard let (clause, help) = function.entryPointFault(in: type) else { return true }
        report(
            .invalidRequirement, "\(type.name).\(function.name) can't be an entry point: \(clause)",
            about: [type.name, function.nameWithTypes], at: function.range, help: help,
            fixIt: function.callObstacle.flatMap { removing($0, of: function) })
        return false
    }
}

extension CallableDeclaration {
    /// Why a component's function can't be implemented, and what to do.
    fileprivate func entryPointFault(in type: TypeDeclaration) -> (clause: String, help: String)? {
        if !parameters.isEmpty {
            return ("it has parameters", "bind values with the component's initializer: 'init(…)'")
        }
        let result = returns.map { TypeExpression(parsing: $0).normal }
        if result == nil || result == .tuple([]) {
            return ("it returns nothing", "declare the type of the value as its return type")
        }
        if case .prefixed("some", _)? = result {
            return ("it returns an opaque type", "return a concrete type, or 'any' with the protocol")
        }
        if modifiers.contains("static") { return ("it is static", "remove 'static'") }
        if writtenIsolation(.blade) != .inferred {
            return ("its isolation differs from its component's", "isolate the whole protocol instead")
        }
        if conditions.count > type.conditions.count {
            return (
                "it is inside '#if'", "move the whole component into the '#if', once in each branch"
            )
        }
        return callObstacle.map { ("it \($0.clause)", "remove \($0.remedy)") }
    }
}

extension ParameterDeclaration {
    /// Why the component can't store what the parameter is given, and what to do.
    fileprivate var bindingFault: (clause: String, help: String)? {
        if let obstacle {
            return (
                obstacle,
                "use an ordinary parameter type, without 'inout', 'isolated', '...', 'some' or '@autoclosure'"
            )
        }
        if attributes.contains(where: { Vocabulary.blade.unqualified($0.name) == "Named" }) {
            return (
                "has '@Named'",
                "name the value with a function of a module: '@Provider(named: …) static func …'"
            )
        }
        let written = TypeExpression(parsing: type)
        if written.isFunction, !written.isEscaping {
            return ("is a non-escaping closure", "write '@escaping \(type)'")
        }
        if LazyType(written) != nil {
            return ("is a Lazy, but Arbor makes each Lazy itself", "bind the value itself")
        }
        return nil
    }
}
