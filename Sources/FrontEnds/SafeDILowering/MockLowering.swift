import ArborLowering
import ArborModel
import ArborSyntax

// What a declaration says about mocks: the functions, written by hand, that make its type for tests, and the parameters
// that a generated function lets a test set.

extension DeclarationLowering {
    /// Records what a declared type says about its mocks.
    func noteMocks(
        of type: TypeDeclaration, _ arguments: InstantiableArguments.MockArguments,
        calling call: InitializerCall?,
        in provider: inout ProviderDeclaration
    ) {
        let callable = call?.branches.isEmpty == true ? call?.callable : nil
        noteMocks(
            of: type, arguments, functions: type.mockFunctions(named: arguments.name), making: callable,
            in: &provider)
        if callable != nil, let call, !call.callables.isEmpty {
            keepCommonDefaults(of: call.callables, inside: type, in: &provider)
        }
    }

    /// Removes the default values that not all branches have in the same order. Each build then has its own.
    private func keepCommonDefaults(
        of callables: [CallableDeclaration], inside type: TypeDeclaration,
        in provider: inout ProviderDeclaration
    ) {
        guard let mocks = provider.particulars.mocks, !(mocks.options.isEmpty && mocks.defaults.isEmpty)
        else { return }
        let labels = LabelIndex(provider.dependencies)
        var (options, defaults) = (mocks.options, mocks.defaults)
        for callable in callables {
            let match = ParameterMatch(of: callable.parameters, with: labels)
            let own = self.options(of: callable, besides: match, inside: type, for: provider)
            let common = options.filter(own.contains)
            options = common == own.filter(common.contains) ? common : []
            let values = self.defaults(of: callable, match, for: provider)
            defaults = defaults.filter { values[$0.key] == $0.value }
        }
        provider.particulars.mocks?.options = options
        provider.particulars.mocks?.defaults = defaults
    }

    /// - Parameters:
    ///   - functions: The functions that make the provider for tests.
    ///   - callable: The initializer or function that makes it in production; `nil` if that is not certain.
    func noteMocks(
        of type: TypeDeclaration, _ arguments: InstantiableArguments.MockArguments,
        functions: [CallableDeclaration], making callable: CallableDeclaration?,
        in provider: inout ProviderDeclaration
    ) {
        var (options, defaults): ([OptionalParameter], [String: String]) = ([], [:])
        if let callable, callable.parameters.contains(where: \.hasDefault) {
            let labels = LabelIndex(provider.dependencies)
            let match = ParameterMatch(of: callable.parameters, with: labels)
            options = self.options(of: callable, besides: match, inside: type, for: provider)
            defaults = self.defaults(of: callable, match, for: provider)
        }
        let isNothing =
            options.isEmpty && defaults.isEmpty && functions.isEmpty && !arguments.isGenerated
            && !arguments.isOnly && !arguments.hasTest
        if isNothing { return }
        provider.particulars.mocks = MockTraits(
            isGenerated: arguments.isGenerated, hasTest: arguments.hasTest, isMockOnly: arguments.isOnly,
            attributes: arguments.attributes,
            functions: functions.map { mockFunction($0, of: type, for: provider) }, defaults: defaults,
            options: options)
    }

    /// One provider for each function of a declaration that is for tests only.
    mutating func mockOnly(
        _ type: TypeDeclaration, kind: ProviderDeclaration.Kind, arguments: InstantiableArguments
    ) -> [ProviderDeclaration] {
        let functions = type.mockFunctions(named: arguments.mocks.name)
        let properties = dependencies(of: type)
        if functions.isEmpty {
            // The fault is reported. Others may ask for the type.
            gaps.isFaulty = true
            var provider = provider(of: type, kind: kind, arguments: arguments, dependencies: properties)
            noteMocks(of: type, arguments.mocks, functions: [], making: nil, in: &provider)
            return [provider]
        }
        return (kind == .extension ? functions : functions.firstOfEachBranch(in: type)).map { function in
            let own = kind == .extension ? dependencies(takenBy: function, inside: type) : properties
            var provider = provider(of: type, kind: kind, arguments: arguments, dependencies: own)
            noteMocks(of: type, arguments.mocks, functions: [function], making: nil, in: &provider)
            guard let made = provider.particulars.mocks?.functions.first else { return provider }
            if kind == .extension { provider.type = made.returns }
            provider.location = location(kind == .extension ? function.range : type.nameRange)
            provider.conditions = function.conditions
            provider.construction = .function(made.name, made.arguments)
            provider.concurrency.construction = made.isolation
            if !made.sent.isEmpty { provider.particulars.sent = made.sent }
            return provider
        }
    }

    /// The parameters that tests needn't give are no dependencies.
    private func dependencies(
        takenBy function: CallableDeclaration, inside type: TypeDeclaration
    ) -> [Dependency] {
        function.parameters.filter { !$0.hasDefault && !$0.isVariadic }.map { parameter in
            Dependency(
                label: parameter.name.plainName, type: resolve(parameter.type, inside: type.name),
                source: .received(ifAvailable: false), range: parameter.range)
        }
    }

    private func mockFunction(
        _ function: CallableDeclaration, of type: TypeDeclaration, for provider: ProviderDeclaration
    ) -> MockFunction {
        let match = ParameterMatch(of: function.parameters, with: LabelIndex(provider.dependencies))
        let own = scope?.type ?? TypeExpression(parsing: type.name)
        let returns = function.returns.flatMap { $0 == "Self" ? nil : resolve($0, inside: type.name) }
        let arguments = arguments(of: function, for: provider.dependencies, match)
        return MockFunction(
            name: function.name, arguments: arguments,
            defaults: defaults(of: function, match, for: provider),
            options: options(of: function, besides: match, inside: type, for: provider),
            returns: returns ?? own, isolation: function.writtenIsolation,
            sent: function.sent(among: arguments),
            conditions: Array(function.conditions.dropFirst(type.conditions.count)),
            isInternal: !file.areAllVisible && !function.isVisible(in: type))
    }

    /// The default values of the parameters that dependencies are passed to.
    private func defaults(
        of callable: CallableDeclaration, _ match: ParameterMatch, for provider: ProviderDeclaration
    ) -> [String: String] {
        let text = text(ofDefaultsIn: callable, for: provider)
        var defaults: [String: String] = [:]
        for (position, parameter) in callable.parameters.enumerated() {
            guard let index = match[position], parameter.hasDefault else { continue }
            defaults[provider.dependencies[index].label] = text.value(of: parameter)
        }
        return defaults
    }

    private func text(
        ofDefaultsIn callable: CallableDeclaration, for provider: ProviderDeclaration
    ) -> DefaultText {
        let labels = callable.parameters.map(\.label.plainName) + provider.dependencies.map(\.label)
        return DefaultText(
            names: file.namesInDefaults, type: provider.name, outermostLength: outermostLength,
            members: Set(labels))
    }

    /// The parameters with a label and a default value that no dependency is passed to.
    private func options(
        of callable: CallableDeclaration, besides match: ParameterMatch, inside type: TypeDeclaration,
        for provider: ProviderDeclaration
    ) -> [OptionalParameter] {
        let text = text(ofDefaultsIn: callable, for: provider)
        var position = 0
        return callable.parameters.indices.compactMap { index in
            let parameter = callable.parameters[index]
            if match[index] != nil {
                position += 1
                return nil
            }
            guard parameter.hasDefault, parameter.label != "_", parameter.attributes.isEmpty
            else { return nil }
            return OptionalParameter(
                label: parameter.label.plainName, name: parameter.name.plainName,
                type: resolve(parameter.type, inside: type.name),
                value: text.value(of: parameter), position: position)
        }
    }
}

extension TypeDeclaration {
    /// The static functions that make the type for tests.
    ///
    /// - Parameter name: The name of the functions; `nil` for the usual one.
    func mockFunctions(named name: String?) -> [CallableDeclaration] {
        let (callables, name) = (callables, name ?? "mock")
        return callables.indices.lazy.filter {
            callables[$0].name.plainName == name && callables[$0].isStatic
        }
        .map { callables[$0] }
    }
}

extension [CallableDeclaration] {
    /// The first function that every build of a type has, or else the first of each `#if` branch.
    fileprivate func firstOfEachBranch(in type: TypeDeclaration) -> [CallableDeclaration] {
        if let everywhere = first(where: { $0.conditions == type.conditions }) { return [everywhere] }
        var known: Set<[String]> = []
        return filter { known.insert($0.conditions).inserted }
    }
}

extension CallableDeclaration {
    var isStatic: Bool { modifiers.contains { $0 == "static" || $0 == "class" } }
}
