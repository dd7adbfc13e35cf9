import ArborModel
import ArborSyntax

// Which initializer the compiler calls where several would take the arguments: not the one that stands first.

/// What is known of the initializer that a call really means.
enum CallTarget {
    /// It can be called, and no other is.
    case callable(CallableDeclaration)
    /// The compiler calls this one, or perhaps, and it is not one to call.
    case rival(InitializerChoice.Obstacle)
}

extension DeclarationLowering {
    /// What is really called by the call that is meant for a fitting initializer.
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
            .filter { accepts(call, $0.callable) && areTogether($0.callable, initializer) }
        if isHidden, let other = others.first(where: { $0.isPublic && own < CallRank(of: $0.callable) }) {
            let text = initializer.faultInOwnModule(insteadOf: other.callable)
            return .rival(.init(initializer: initializer, text: text, help: initializer.waysToYield))
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
                    .init(initializer: rival.callable, text: text, help: rival.callable.waysToYield))
            }
            if target.range == initializer.range {
                target = rival.callable.standing(for: initializer, in: type)
            }
        }
        return .callable(target)
    }

    /// Why a rival is no initializer to call; `nil` of one that may be called as well.
    private func fault(
        of rival: VisibleInitializer, insteadOf initializer: CallableDeclaration, of type: TypeDeclaration,
        for dependencies: [Dependency]
    ) -> String? {
        let (callable, meant) = (rival.callable, initializer.signature)
        if CallRank(of: callable) == CallRank(of: initializer) {
            return "a call can't tell this initializer from '\(meant)'"
        }
        let instead = "this initializer instead of '\(meant)'"
        if type.isPublic, initializer.isPublic, !rival.isPublic {
            return callable.faultInOwnModule(insteadOf: initializer)
        }
        let match = ParameterMatch(
            of: callable.parameters, with: LabelIndex(dependencies.lazy.map(\.label)))
        if let obstacle = obstacle(in: callable, for: dependencies, match)
            ?? mismatch(
                in: callable, of: type, for: dependencies, match,
                spellings: LabelIndex(type.properties.lazy.map(\.label)))
        {
            return "the compiler calls \(instead), but \(obstacle)"
        }
        if callable.availability == .deprecated, initializer.availability != .deprecated {
            return "the compiler calls \(instead), and it is deprecated"
        }
        return nil
    }

    /// Those that a call from elsewhere may mean: of the type and of its extensions in this file.
    private func visibleInitializers(of type: TypeDeclaration) -> [VisibleInitializer] {
        let extensions = file.types.filter {
            // Whether a constrained extension is one of the type that is made is not known.
            $0.kind == .extension && $0.name == type.name && !$0.modifiers.holdPrivacy
                && $0.requirements.isEmpty
        }
        return ([type] + extensions).flatMap { place in
            let isPublic = place.kind == .extension && place.isPublic
            return place.callables.lazy.filter(\.mayBeMeant).map {
                VisibleInitializer(callable: $0, isPublic: isPublic || $0.isPublic)
            }
        }
    }

    /// False of two that are compiled in no build together.
    private func areTogether(_ one: CallableDeclaration, _ other: CallableDeclaration) -> Bool {
        if one.conditions.isEmpty || other.conditions.isEmpty { return true }
        var logic = ConditionLogic(one.conditions + other.conditions)
        return logic.both(logic.formula(of: one.conditions), logic.formula(of: other.conditions)) != .never
    }

    /// True of an initializer that takes the arguments in their order and has defaults for the rest.
    private func accepts(_ call: InitializerCallShape, _ callable: CallableDeclaration) -> Bool {
        var next = 0
        for parameter in callable.parameters {
            let label = parameter.label == "_" ? nil : parameter.label.plainName
            if next < call.arguments.count, call.arguments[next].label == label,
                takes(call.arguments[next], parameter, of: callable, in: call)
            {
                next += 1
            } else if !parameter.hasDefault, !parameter.isVariadic {
                return false
            }
        }
        return next == call.arguments.count
    }

    private func takes(
        _ argument: InitializerCallShape.Value, _ parameter: ParameterDeclaration,
        of callable: CallableDeclaration, in call: InitializerCallShape
    ) -> Bool {
        if parameter.type == argument.written { return true }
        let type = resolve(parameter.type, inside: call.type)
        if type.normal == argument.type { return true }
        // A generic parameter's type never is the better choice of two.
        return isSupertype(type, of: argument.type)
    }

    /// True of a protocol or superclass that the declaration of a type names. What other files declare is not known.
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
    /// The name of the type that is made.
    var type: String

    init(_ arguments: [Argument], of dependencies: [Dependency], in type: TypeDeclaration) {
        self.type = type.name
        self.arguments = arguments.map { argument in
            let dependency = dependencies.first { $0.label == argument.dependency }
            return Value(
                label: argument.label, type: dependency?.type.normal ?? .named("", []),
                written: type.properties.first { $0.label == argument.dependency }?.type)
        }
    }
}

extension TypeDeclaration {
    fileprivate var isPublic: Bool { modifiers.contains { $0 == "public" || $0 == "open" } }
}
