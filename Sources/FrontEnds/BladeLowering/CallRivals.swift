import ArborLowering
import ArborModel
import ArborSyntax

// What the compiler may call in place of a provider. A parameter with a default value is left out if a component provides
// no value for it, so the link step decides which call is written.

extension BladeFileLowering {
    /// The overloads of a provider in this file that some call of the provider may mean.
    mutating func rivals(
        of callable: CallableDeclaration, as provider: ProviderDeclaration, in type: TypeDeclaration
    ) -> [CallRival] {
        let others = overloads.others(than: callable, of: type)
        if others.isEmpty { return [] }
        let own = CallRank(of: callable)
        return others.compactMap { other in
            let rank = CallRank(of: other.callable)
            guard rank <= own, other.callable.mayMeet(callable) else { return nil }
            return rival(other, of: provider, isAmbiguous: rank == own)
        }
    }

    private mutating func rival(
        _ other: Overloads.Overload, of provider: ProviderDeclaration, isAmbiguous: Bool
    ) -> CallRival? {
        let callable = other.callable
        let parameters = callable.parameters.map { parameter in
            parameter.ofRival(resolve(parameter.type, inside: other.type))
        }
        var rival = CallRival(
            title: callable.rivalTitle, range: callable.range, parameters: parameters,
            result: callable.returns.map { resolve($0, inside: other.type) } ?? .void,
            isAmbiguous: isAmbiguous, isVisible: !other.isImplicit && callable.isVisible(in: other.type))
        if callable.name == "init" || converts(rival.result, to: provider.type) {
            rival.result = provider.type
        }
        widen(&rival, to: provider)
        let labels = provider.arguments.map(\.label)
        let isPossible = rival.parameters.allSatisfy { $0.isOptional || labels.contains($0.label) }
        return isPossible ? rival : nil
    }

    /// Replaces the types of parameters that accept what the provider takes.
    private mutating func widen(_ rival: inout CallRival, to provider: ProviderDeclaration) {
        let types = Dictionary(
            provider.dependencies.map { ($0.label, $0.type) }, uniquingKeysWith: { first, _ in first })
        for index in rival.parameters.indices {
            let parameter = rival.parameters[index]
            for argument in provider.arguments where argument.label == parameter.label {
                guard let type = types[argument.dependency], type.normal != parameter.type.normal,
                    converts(type, to: parameter.type)
                else { continue }
                rival.parameters[index].type = type
                rival.isWider = true
                break
            }
        }
    }

    /// Returns whether the compiler converts a type to another without preferring one that is equal. As far as this file
    /// shows.
    private mutating func converts(_ type: TypeExpression, to other: TypeExpression) -> Bool {
        let (from, to) = (type.normal, other.normal)
        if from == to { return true }
        if let from = FunctionParts(from), let to = FunctionParts(to) { return from.converts(to: to) }
        guard case .named(let name, []) = to, case .named(let start, _) = from else { return false }
        var (seen, open): (Set<String>, [String]) = ([start], [start])
        while let next = open.popLast() {
            for supertype in overloads.supertypes[next] ?? [] where seen.insert(supertype).inserted {
                open.append(supertype)
            }
        }
        return seen.contains(name)
    }
}

/// A function type, without what conversions may add to it or take from it.
private struct FunctionParts {
    var shape: TypeExpression
    var attributes: Set<String> = []
    var mayThrow: Bool

    init?(_ type: TypeExpression) {
        switch type {
        case .function(let parameters, let effects, let returns):
            mayThrow = effects.contains { $0.hasPrefix("throws") }
            shape = .function(
                parameters, effects: effects.filter { !$0.hasPrefix("throws") }, returns: returns)
        case .attributed(let words, let base):
            guard let parts = FunctionParts(base) else { return nil }
            self = parts
            attributes.formUnion(words)
        default: return nil
        }
    }

    func converts(to other: FunctionParts) -> Bool {
        shape == other.shape && (!mayThrow || other.mayThrow) && attributes.isSuperset(of: other.attributes)
    }
}

extension ParameterDeclaration {
    fileprivate func ofRival(_ type: TypeExpression) -> CallRival.Parameter {
        CallRival.Parameter(
            label: label == "_" ? nil : label.plainName, type: type.withoutPassing,
            isOptional: hasDefault || isVariadic)
    }
}

extension CallableDeclaration {
    fileprivate var rivalTitle: String {
        signature + (returns.map { " -> \($0)" } ?? "")
    }

    private var signature: String {
        "\(name)\(isFailable ? "?" : "")(\(parameters.map { $0.label + ":" }.joined()))"
    }
}
