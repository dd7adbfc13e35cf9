import ArborModel
import SafeDILowering

extension ProviderDeclaration {
    /// The types that the provider stands for, in normal form.
    var slots: [TypeExpression] { [type.normal] + additionalTypes.map(\.type.normal) }

    /// Returns the provider with the functions that the code of mocks can call, which are those that its module sees. If some of them
    /// are in an `#if`, there is one provider for each of its branches.
    func callable(from request: MockRequest, in file: Int) -> [ProviderDeclaration] {
        guard var mocks = particulars.mocks, !mocks.functions.isEmpty else { return [self] }
        mocks.functions.removeAll { $0.isInternal && !request.files.contains(file) }
        for index in mocks.functions.indices {
            mocks.functions[index].conditions.removeAll { $0 == request.condition }
        }
        var provider = self
        provider.particulars.mocks = mocks
        return provider.inBranchesOfFunctions(mocks.functions)
    }

    /// The greatest number of providers that one becomes.
    private static let mostBranches = 8

    private func inBranchesOfFunctions(_ functions: [MockFunction]) -> [ProviderDeclaration] {
        var branches: [[String]] = []
        for function in functions
        where !function.conditions.isEmpty && !branches.contains(function.conditions) {
            branches.append(function.conditions)
        }
        if branches.isEmpty { return [self] }
        var open = conditions
        var found: [ProviderDeclaration] = []
        for branch in branches.prefix(Self.mostBranches) where branch.mayHold(with: open) {
            found.append(
                with(
                    functions.filter { $0.conditions.isEmpty || $0.conditions == branch },
                    where: open + branch))
            open.append("!(\(branch.conjunction))")
        }
        return open.mayHold(with: open)
            ? found + [with(functions.filter(\.conditions.isEmpty), where: open)] : found
    }

    private func with(_ functions: [MockFunction], where conditions: [String]) -> ProviderDeclaration {
        var provider = self
        provider.conditions = conditions
        provider.particulars.mocks?.functions = functions.map { function in
            var function = function
            function.conditions = []
            return function
        }
        return provider
    }

    /// True for a generic type with arguments that are not its own parameters. The declaration has the mock.
    var isSpecialised: Bool {
        let parameters = particulars.genericParameters.map { TypeExpression.named($0, []) }
        return kind.declaresType && type.argumentsOfAll != parameters
    }

    /// A function of a declaration of the same type that is for tests only counts as the type's own.
    mutating func takeFunctions(of other: ProviderDeclaration) {
        var mocks = particulars.mocks ?? MockTraits()
        mocks.functions += other.particulars.mocks?.functions ?? []
        particulars.mocks = mocks
    }

    /// Returns whether a function, written by hand, makes values for a slot.
    func hasFunction(making slot: TypeExpression) -> Bool {
        particulars.mocks?.functions.contains {
            $0.returns.normal == type.normal || $0.returns.normal == slot
        } == true
    }

    /// Stops standing for a type. No property asks for a provider with a qualifier.
    mutating func leave(_ slot: TypeExpression) {
        additionalTypes.removeAll { $0.type.normal == slot }
        if type.normal == slot { particulars.qualifier = "replaced in mocks" }
    }

    /// Returns the provider of a protocol that a function returns.
    func provider(madeBy function: MockFunction) -> ProviderDeclaration {
        var made = self
        made.type = function.returns
        made.kind = .function
        made.additionalTypes = []
        made.particulars.functionOwner = type
        made.particulars.mocks?.functions = [function]
        return made
    }
}

extension TypeExpression {
    /// The generic arguments of the type and of those around it, from the outside in.
    var argumentsOfAll: [TypeExpression] {
        if case .member(let parent, _, let arguments) = self { return parent.argumentsOfAll + arguments }
        return arguments
    }
}
