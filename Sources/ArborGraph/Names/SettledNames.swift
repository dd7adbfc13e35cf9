import ArborModel

// The declarations that resolution need not touch. To touch one means to copy the array that holds it.
extension NameResolver {
    /// Returns true if the names of a declaration already are as resolution leaves them. In a program of one module,
    /// nearly all are.
    func isSettled(_ index: Int, of providers: [ProviderDeclaration]) -> Bool {
        guard modules.isSingle, !providers[index].hasParticulars else { return false }
        return providers[index].name.hasNoByte { $0 == UInt8(ascii: ".") }
            && settled.areSettled(index, of: providers)
    }
}

/// The nested names, in which every written name is looked up. A lookup in a variable of the resolver would copy the tables,
/// and so count a dozen references.
final class SettledNames {
    let names: NestedNames

    init(_ names: NestedNames) { self.names = names }

    @inline(never)
    func mayDeclare(_ name: String) -> Bool { names.mayDeclare(name) }

    @inline(never)
    func scopes(of name: String, from length: Int) -> [String] { names.scopes(of: name, from: length) }

    @inline(never)
    func outerScopes(of name: String, from length: Int) -> [String] {
        names.outerScopes(of: name, from: length)
    }

    @inline(never)
    func lookUp(_ name: String, inside scopes: [String]) -> String? { names.lookUp(name, inside: scopes) }

    @inline(never)
    var isEmpty: Bool { names.isEmpty }

    /// Returns true if no name in a declaration may mean a nested type.
    fileprivate func areSettled(_ index: Int, of providers: [ProviderDeclaration]) -> Bool {
        guard isSettled(providers[index].type), isSettled(providers[index].concurrency.type),
            isSettled(providers[index].concurrency.construction)
        else { return false }
        let (dependencies, additional) = (providers[index].dependencies, providers[index].additionalTypes)
        return additional.indices.allSatisfy { isSettled(additional[$0].type) }
            && dependencies.indices.allSatisfy {
                isSettled(dependencies[$0].type) && isSettled(dependencies[$0].source)
            }
    }

    private func isSettled(_ source: Dependency.Source) -> Bool {
        switch source {
        case .instantiated(let instantiation):
            if let product = instantiation.product { isSettled(product.type) } else { true }
        case .forwarded, .received: true
        case .alias: false
        }
    }

    private func isSettled(_ isolation: WrittenConcurrency.Isolation) -> Bool {
        if case .attribute(let actor) = isolation { actor == "MainActor" } else { true }
    }

    private func isSettled(_ type: TypeExpression) -> Bool {
        switch type {
        case .named(let name, let arguments):
            name.hasNoByte { $0 == UInt8(ascii: ":") } && !mayDeclare(name) && arguments.allSatisfy(isSettled)
        case .optional(let base), .implicitlyUnwrapped(let base), .prefixed(_, let base), .array(let base):
            isSettled(base)
        default: false
        }
    }
}
