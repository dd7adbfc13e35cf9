import ArborLowering
import ArborModel
import ArborSyntax

// Decides which of several initializers the compiler calls for the same arguments. This isn't always the first
// one.

/// The initializer that a call really means.
enum CallTarget {
    /// The call means this initializer.
    case callable(CallableDeclaration)
    /// The compiler calls this initializer, or may call it, and Arbor can't.
    case rival(InitializerChoice.Obstacle)
}

extension DeclarationLowering {
    /// The initializer that the compiler calls for the arguments of a fitting initializer.
    func target(
        ofCallFor initializer: CallableDeclaration, with arguments: [Argument], of type: TypeDeclaration,
        for dependencies: [Dependency]
    ) -> CallTarget {
        let isHidden = type.isPublic && !initializer.isPublic
        if !isHidden, initializer.isSurelyCalled(with: arguments.count) { return .callable(initializer) }
        let call = InitializerCallShape(arguments, of: dependencies, in: type)
        let own = CallRank(of: initializer)
        let others = visibleInitializers(of: type)
            .filter { $0.callable.range != initializer.range }
            .filter { accepts(call, $0.callable) && $0.callable.mayMeet(initializer) }
        if isHidden, let other = others.first(where: { $0.isPublic && own < CallRank(of: $0.callable) }) {
            let text = initializer.faultInOwnModule(insteadOf: other.callable)
            return .rival(.init(initializer: initializer, text: text, help: initializer.yieldingHelp))
        }
        let rivals = others.filter { CallRank(of: $0.callable) <= own }
            .sorted { CallRank(of: $0.callable) < CallRank(of: $1.callable) }
        var target = initializer
        for rival in rivals {
            let rank = CallRank(of: rival.callable)
            let isDecided = target.range != initializer.range && rank != CallRank(of: target)
            if isDecided { break }
            if let text = fault(of: rival, insteadOf: target, of: type, for: dependencies) {
                return .rival(
                    .init(initializer: rival.callable, text: text, help: rival.callable.yieldingHelp))
            }
            if target.range == initializer.range {
                target = rival.callable.standing(for: initializer, in: type)
            }
        }
        return .callable(target)
    }

    /// The reason why a rival can't be called; `nil` if it can be called as well.
    private func fault(
        of rival: VisibleInitializer, insteadOf initializer: CallableDeclaration, of type: TypeDeclaration,
        for dependencies: [Dependency]
    ) -> String? {
        let (callable, meant) = (rival.callable, initializer.signature)
        if CallRank(of: callable) == CallRank(of: initializer) {
            return "a call of '\(meant)' is ambiguous with this initializer"
        }
        let instead = "this initializer instead of '\(meant)'"
        if type.isPublic, initializer.isPublic, !rival.isPublic {
            return callable.faultInOwnModule(insteadOf: initializer)
        }
        let match = ParameterMatch(of: callable.parameters, with: LabelIndex(dependencies))
        if let obstacle = obstacle(in: callable, for: dependencies, match)
            ?? mismatch(
                in: callable, of: type, for: dependencies, match,
                spellings: LabelIndex(type.properties))
        {
            return "the compiler calls \(instead), but \(obstacle)"
        }
        if callable.availability == .deprecated, initializer.availability != .deprecated {
            return "the compiler calls \(instead), and it is deprecated"
        }
        return nil
    }

    /// The initializers of the type and of its extensions in this file that a call from another declaration may
    /// mean.
    private func visibleInitializers(of type: TypeDeclaration) -> [VisibleInitializer] {
        let extensions = extensions(of: type).filter {
            // It is unknown whether a constrained extension applies to the instantiated type.
            !$0.modifiers.holdPrivacy && $0.requirements.isEmpty
        }
        return ([type] + extensions).flatMap { declaration in
            let isPublic = declaration.kind == .extension && declaration.isPublic
            return declaration.callables.lazy.filter(\.mayBeMeant).map {
                VisibleInitializer(callable: $0, isPublic: isPublic || $0.isPublic)
            }
        }
    }

    /// True if an initializer accepts the arguments in their order and has defaults for its other parameters.
    private func accepts(_ call: InitializerCallShape, _ callable: CallableDeclaration) -> Bool {
        var next = 0
        for parameter in callable.parameters {
            let label = parameter.label == "_" ? nil : parameter.label.plainName
            if next < call.arguments.count, call.arguments[next].label == label,
                accepts(call.arguments[next], parameter, of: callable, in: call)
            {
                next += 1
            } else if !parameter.hasDefault, !parameter.isVariadic {
                return false
            }
        }
        return next == call.arguments.count
    }

    private func accepts(
        _ argument: InitializerCallShape.Value, _ parameter: ParameterDeclaration,
        of callable: CallableDeclaration, in call: InitializerCallShape
    ) -> Bool {
        if parameter.type == argument.written { return true }
        let type = resolve(parameter.type, inside: call.type)
        if type.normal == argument.type { return true }
        // The compiler never prefers an overload for a generic parameter.
        return isSupertype(type, of: argument.type)
    }

    /// True if a declaration of this file lists the protocol or superclass. Declarations in other files are
    /// unknown.
    private func isSupertype(_ type: TypeExpression, of subtype: TypeExpression) -> Bool {
        guard case .named(let name, []) = type.withoutAny, case .named(let subname, _) = subtype else {
            return false
        }
        return file.types.contains { declaration in
            guard declaration.name == subname else { return false }
            if name == "AnyObject" { return declaration.kind == .class || declaration.kind == .actor }
            return declaration.inherits.contains(name)
        }
    }
}

extension TypeExpression {
    /// `P` of `any P`.
    fileprivate var withoutAny: TypeExpression {
        if case .prefixed("any", let base) = self { base } else { self }
    }
}

private struct VisibleInitializer {
    var callable: CallableDeclaration
    var isPublic: Bool
}

/// The labels and types of a call's arguments.
private struct InitializerCallShape {
    struct Value {
        var label: String?
        var type: TypeExpression
        var written: String?
    }

    var arguments: [Value]
    /// The name of the instantiated type.
    var type: String

    init(_ arguments: [Argument], of dependencies: [Dependency], in type: TypeDeclaration) {
        self.type = type.name
        self.arguments = arguments.map { argument in
            let dependency = dependencies.first { $0.label == argument.dependency }
            return Value(
                label: argument.label, type: dependency?.type.normal ?? .named("", []),
                written: type.properties.first { $0.label == argument.dependency }.flatMap(type.type))
        }
    }
}

extension TypeDeclaration {
    var isPublic: Bool { modifiers.contains { $0 == "public" || $0 == "open" } }
}
