import ArborModel

/// Finds declarations for tests only that make a type which has a function for tests already. The generated code calls one
/// function, and the choice between two would be arbitrary.
struct MockConflicts {
    /// A declaration with a function for tests, in the order of the files.
    fileprivate struct Maker {
        var provider: ProviderDeclaration
        var module: String
        var function: MockFunction
        /// True for a function that the generated code has, besides those written by hand.
        var isGenerated = false
    }

    private let table: BindingTable
    /// By type, the functions for tests that its other declarations have.
    private var others: [TypeExpression: [Maker]] = [:]
    private(set) var diagnostics: [Diagnostic] = []

    init(_ table: BindingTable) {
        self.table = table
        let own = table.mockOnly.sorted { $0.key < $1.key }
        let types = Set(own.flatMap { $0.value.map(\.type.normal) })
        for file in table.files.indices {
            for provider in table.files[file].providers where types.contains(provider.type.normal) {
                note(provider, in: file)
            }
        }
        for (file, providers) in own { for provider in providers { check(provider, in: file) } }
    }

    private mutating func note(_ provider: ProviderDeclaration, in file: Int) {
        others[provider.type.normal, default: []] += makers(of: provider, in: file)
        if provider.asksForMock {
            let generated = MockFunction(name: "mock", returns: provider.type)
            others[provider.type.normal, default: []].append(
                Maker(
                    provider: provider, module: table.modules[file], function: generated, isGenerated: true))
        }
    }

    private mutating func check(_ provider: ProviderDeclaration, in file: Int) {
        for maker in makers(of: provider, in: file) {
            if let other = others[provider.type.normal]?.first(where: maker.meets) {
                diagnostics.append(diagnostic(for: maker, beside: other))
            } else {
                others[provider.type.normal, default: []].append(maker)
            }
        }
    }

    private func makers(of provider: ProviderDeclaration, in file: Int) -> [Maker] {
        guard let functions = provider.particulars.mocks?.functions else { return [] }
        return functions.filter { $0.returns.normal == provider.type.normal }.map {
            Maker(provider: provider, module: table.modules[file], function: $0)
        }
    }

    private func diagnostic(for maker: Maker, beside other: Maker) -> Diagnostic {
        let type = table.shown(maker.provider.type)
        return Diagnostic(
            .conflictingMock,
            other.isGenerated
                ? "this declares '\(type).mock', and so does the generated code"
                : "'\(type)' already has a '\(other.function.name)' for tests",
            about: ["\(type)"], at: maker.provider.location,
            places: [
                Diagnostic.Note(
                    other.isGenerated
                        ? "the generated code is asked for here" : "the other one is declared here",
                    at: other.provider.location)
            ],
            help: other.isGenerated
                ? "give the function another name, and name it in 'customMockName': the generated 'mock' calls it"
                : "remove one of them: the code for tests calls one function")
    }
}

extension MockConflicts.Maker {
    /// Returns whether the mocks of some module may call both functions, in some build.
    fileprivate func meets(_ other: Self) -> Bool {
        if other.isGenerated, function.name != "mock" { return false }
        let isSeen = module == other.module || !function.isInternal || !other.function.isInternal
        let conditions = provider.conditions + function.conditions
        return isSeen && conditions.mayHold(with: other.provider.conditions + other.function.conditions)
    }
}
