import ArborModel
import ArborPlans

/// Writes the classes that implement protocols for tests.
struct DoubleEmitter {
    private let plan: DoublePlan
    /// True if the code's module may isolate what states nothing to the main actor.
    private let isIsolatedByDefault: Bool
    private var writer = SwiftWriter()

    static func text(of plan: DoublePlan, isIsolatedByDefault: Bool) -> [UInt8] {
        var emitter = DoubleEmitter(plan: plan, isIsolatedByDefault: isIsolatedByDefault)
        emitter.emit()
        return emitter.writer.bytes
    }

    private init(plan: DoublePlan, isIsolatedByDefault: Bool) {
        (self.plan, self.isIsolatedByDefault) = (plan, isIsolatedByDefault)
    }

    private func constant(_ name: String) -> String { plan.names.prefix + name }

    /// The name of the constant that fails the test.
    private var double: String { constant("double") }

    private var settable: [DoublePlan.Requirement] { plan.requirements.filter { $0.closure != nil } }

    private mutating func emit() {
        writer.endLine()
        if !plan.condition.isEmpty { writer.write("#if \(plan.condition)\n") }
        writer.line(
            "/// Implements `\(plan.type)` for tests. The use of what a test doesn't set fails the test.")
        for attribute in plan.availability { writer.line(attribute) }
        let access = plan.isPrivate ? "private " : ""
        // Otherwise its conformance to a protocol without isolation would be isolated.
        let isKeptOut = isIsolatedByDefault && plan.isolation == .nonisolated && !plan.isActor
        let isolation = isKeptOut ? "nonisolated " : ""
        writer.line(
            "\(isolation)\(access)\(plan.isActor ? "actor" : "final class") \(plan.name): \(plan.type) {")
        writer.indent()
        writer.line("private let \(double): Arbor.TestGraph.DoubledPart")
        for (name, type) in closures { writer.line("private let \(constant(name)): (\(type))?") }
        emitInitializer()
        for requirement in plan.requirements { emit(requirement) }
        writer.outdent()
        writer.line("}")
        if !plan.condition.isEmpty { writer.line("#endif") }
    }

    /// The names and types of the closures.
    private var closures: [(name: String, type: String)] {
        settable.flatMap { requirement -> [(String, String)] in
            guard let closure = requirement.closure else { return [] }
            let declaration = requirement.declaration
            let isolation = attributes(of: declaration)
            let getter = (closure, isolation + declaration.closureType)
            guard let setter = requirement.setter else { return [getter] }
            let isFunction = TypeExpression(parsing: declaration.result).isFunction
            let value = (isFunction ? "@escaping " : "") + declaration.result.withoutUnwrapping
            return [getter, (setter, "\(isolation)(\(value)) -> Swift.Void")]
        }
    }

    /// The attributes of a closure: its isolation, or `@Sendable` if any thread may call it.
    private func attributes(of requirement: DoubleDeclaration.Requirement) -> String {
        let nonsending = "nonisolated(nonsending) "
        if requirement.prefix.hasSuffix(nonsending) {
            // Such a function reads the closure outside of the actor that isolates the class.
            return nonsending + (plan.isSendable || isIsolated ? "@Sendable " : "")
        }
        switch requirement.isolation {
        case .attribute(let actor): return isolated(to: actor)
        case .nonisolated: return "@Sendable "
        case .inferred: break
        }
        if case .attribute(let actor) = plan.isolation { return isolated(to: actor) }
        return plan.isSendable ? "@Sendable " : ""
    }

    /// In Swift 5, a closure on an actor isn't `Sendable` by itself. The class stores it, in an initializer that isn't on
    /// the actor, and may be sent.
    private func isolated(to actor: String) -> String {
        "@\(actor) " + (plan.isSendable || isIsolated ? "@Sendable " : "")
    }

    private var isIsolated: Bool { if case .attribute = plan.isolation { true } else { false } }

    private mutating func emitInitializer() {
        writer.endLine()
        writer.line("\(isIsolated && !plan.isInitializerIsolated ? "nonisolated " : "")init(")
        writer.indent()
        writer.line("_ double: Arbor.TestGraph.DoubledPart? = nil,")
        for (name, type) in closures { writer.line("\(name): (\(type))? = nil,") }
        let place = PlaceParameters.list(named: plan.names.place, label: "_")
        for (index, parameter) in place.enumerated() {
            writer.line(parameter + (index + 1 < place.count ? "," : ""))
        }
        writer.outdent()
        writer.line(") {")
        writer.indent()
        writer.line("\(double) =")
        writer.indent()
        writer.line("double ?? Arbor.TestGraph.DoubledPart(")
        writer.indent()
        writer.line(
            "\(plan.path.asStringLiteral), of: .current.at(\(plan.names.place.joined(separator: ", "))))")
        writer.outdent()
        writer.outdent()
        for (name, _) in closures { writer.line("\(constant(name)) = \(name)") }
        writer.outdent()
        writer.line("}")
    }
}

// MARK: Requirements

extension DoubleEmitter {
    private mutating func emit(_ requirement: DoublePlan.Requirement) {
        writer.endLine()
        switch requirement.declaration.kind {
        case .property, .variable: emitProperty(requirement)
        case .function: emitFunction(requirement)
        case .initializer: emitInitializer(requirement.declaration)
        }
    }

    private mutating func emitProperty(_ requirement: DoublePlan.Requirement) {
        let declaration = requirement.declaration
        writer.line("\(declaration.head)var \(declaration.name): \(declaration.result) {")
        writer.indent()
        let effects = declaration.effects
        let isPlain = effects.isEmpty && declaration.kind == .property
        if !isPlain {
            writer.line("get\(effects) {")
            writer.indent()
        }
        emitCall(of: requirement.closure, [], for: declaration)
        if !isPlain {
            writer.outdent()
            writer.line("}")
        }
        if declaration.kind == .variable { emitSetter(requirement) }
        writer.outdent()
        writer.line("}")
    }

    private mutating func emitSetter(_ requirement: DoublePlan.Requirement) {
        let name = requirement.declaration.name
        let failure = "\(failing(requirement.declaration)).fail(\("\(name) =".asStringLiteral))"
        guard let setter = requirement.setter else { return writer.line("set { \(failure) }") }
        writer.line(
            "set { if let \(constant(setter)) { \(constant(setter))(newValue) } else { \(failure) } }")
    }

    private mutating func emitFunction(_ requirement: DoublePlan.Requirement) {
        let declaration = requirement.declaration
        let arrow = declaration.result.isEmpty ? "" : " -> \(declaration.result)"
        let clause = declaration.requirements.isEmpty ? "" : " \(declaration.requirements)"
        writer.line(
            "\(declaration.head)func \(declaration.name)\(declaration.generics)\(declaration.parameterList)"
                + "\(declaration.effects)\(arrow)\(clause) {")
        writer.indent()
        emitCall(of: requirement.closure, declaration.arguments, for: declaration)
        writer.outdent()
        writer.line("}")
    }

    /// Writes the call of a closure, or the failure if it isn't set.
    private mutating func emitCall(
        of closure: String?, _ arguments: [String], for declaration: DoubleDeclaration.Requirement
    ) {
        let failure = failure(of: declaration)
        guard let closure else { return writer.line(failure) }
        let words = (declaration.throwsNothing ? "" : "try ") + (declaration.isAsync ? "await " : "")
        let arrow = declaration.returnsNothing ? "" : "return "
        let call = "\(arrow)\(words)\(constant(closure))(\(arguments.joined(separator: ", ")))"
        writer.line("if let \(constant(closure)) { \(call) } else { \(failure) }")
    }

    private func failure(of declaration: DoubleDeclaration.Requirement) -> String {
        let double = failing(declaration)
        let title = declaration.title.asStringLiteral
        if declaration.throwsAnyError { return "throw \(double).error(\(title))" }
        return declaration.returnsNothing ? "\(double).fail(\(title))" : "return \(double).value(\(title))"
    }

    /// What fails the test. A static requirement belongs to no instance.
    private func failing(_ declaration: DoubleDeclaration.Requirement) -> String {
        declaration.isStatic
            ? "Arbor.TestGraph.DoubledPart(\(plan.path.asStringLiteral), of: .current)" : double
    }

    private mutating func emitInitializer(_ declaration: DoubleDeclaration.Requirement) {
        let clause = declaration.requirements.isEmpty ? "" : " \(declaration.requirements)"
        writer.line(
            "\(declaration.head)init\(declaration.generics)\(declaration.parameterList)\(declaration.effects)\(clause) {"
        )
        writer.indent()
        writer.line(
            "\(double) = Arbor.TestGraph.DoubledPart(\(plan.path.asStringLiteral), of: .current)")
        for (name, _) in closures { writer.line("\(constant(name)) = nil") }
        // A test may make the double so, and nothing is used yet.
        if declaration.parameterList != "()" {
            writer.line("\(double).fail(\(declaration.title.asStringLiteral))")
        }
        writer.outdent()
        writer.line("}")
    }
}

extension DoubleDeclaration.Requirement {
    /// The attributes and modifiers before the keyword.
    fileprivate var head: String {
        prefix + (isolation == .nonisolated ? "nonisolated " : "") + (isStatic ? "static " : "")
    }

    fileprivate var effects: String {
        (isAsync ? " async" : "") + (throwing.isEmpty ? "" : " " + throwing)
    }

    fileprivate var parameterList: String {
        let list = parameters.enumerated().map { "\($1.label) _\($0): \($1.type)" }
        return "(" + list.joined(separator: ", ") + ")"
    }

    /// The parameters as arguments of the closure.
    fileprivate var arguments: [String] {
        parameters.enumerated().map { index, parameter in
            if parameter.isInout { return "&_\(index)" }
            return parameter.isAutoclosure ? "_\(index)()" : "_\(index)"
        }
    }

    /// The type of the closure without its attributes.
    fileprivate var closureType: String {
        let types = parameters.map { parameter in
            parameter.type.hasSuffix("...")
                ? "[\(parameter.type.dropLast(3))]" : parameter.type.withoutUnwrapping
        }
        let effects = throwsNothing ? (isAsync ? " async" : "") : self.effects
        return
            "(\(types.joined(separator: ", ")))\(effects) -> \(returnsNothing ? "Swift.Void" : result.withoutUnwrapping)"
    }
}

extension String {
    /// The type with `?` instead of `!`, which only a declaration may have.
    fileprivate var withoutUnwrapping: String { hasSuffix("!") ? dropLast() + "?" : self }
}
