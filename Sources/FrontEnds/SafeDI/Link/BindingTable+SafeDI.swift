import ArborModel
import SafeDILowering

extension BindingTable {
    /// Corrects which properties are deferred, after the link resolved which declaration each name means.
    ///
    /// Lowering knows only the name. A program may declare its own `Instantiator`, which defers nothing.
    mutating func linkSafeDI() {
        for file in files.indices {
            var isMixed = false
            for index in files[file].providers.indices {
                if files[file].providers[index].hasParticulars {
                    isMixed = isMixed || files[file].providers[index].isMockOnly
                    asksForMocks = asksForMocks || files[file].providers[index].asksForMock
                    asksForTests = asksForTests || files[file].providers[index].asksForTest
                }
                guard files[file].providers[index].frontEnd == .safeDI,
                    files[file].providers[index].dependencies.contains(where: \.isToBeLinked)
                else { continue }
                files[file].providers[index].link()
            }
            if isMixed { moveMockOnly(in: file) }
        }
        if !mockOnly.isEmpty { diagnostics += MockConflicts(self).diagnostics }
    }
}

extension BindingTable {
    /// Keeps the declarations that are for tests only apart from those of production. One that is at fault stays, because it may
    /// be meant for production, and nobody who needs it is blamed then.
    private mutating func moveMockOnly(in file: Int) {
        func isMoved(_ provider: ProviderDeclaration) -> Bool {
            provider.isMockOnly && !provider.particulars.gaps.isFaulty
        }
        mockOnly[file] = files[file].providers.filter(isMoved)
        files[file].providers.removeAll(where: isMoved)
    }
}

extension ProviderDeclaration {
    fileprivate mutating func link() {
        for index in dependencies.indices where dependencies[index].isToBeLinked {
            guard case .instantiated(var instantiation) = dependencies[index].source else { continue }
            instantiation.deferral = Deferral(linked: dependencies[index].type)
            dependencies[index].source = .instantiated(instantiation)
        }
    }
}

extension Dependency {
    /// True if the resolved type has another deferral than lowering assumed.
    fileprivate var isToBeLinked: Bool {
        guard !type.isPlainName, case .instantiated(let instantiation) = source else { return false }
        return Deferral(linked: type) != instantiation.deferral
    }
}

extension TypeExpression {
    /// True for a name without generic arguments, which is never deferred.
    fileprivate var isPlainName: Bool {
        if case .named(_, let arguments) = self { arguments.isEmpty } else { false }
    }
}
