import ArborModel
import ArborSyntax

// The facts of a declaration that the code which extends it depends on, as a root's generated `init()` does.

extension DeclarationLowering {
    mutating func complete(root: inout ProviderDeclaration, declared type: TypeDeclaration) {
        // No `init()` is generated for a root without dependencies.
        if root.dependencies.isEmpty { return }
        for initializer in type.callables where initializer.clashesWithGenerated {
            report(
                .rootInitializer, "the root \(type.name) declares 'init()', which Arbor generates",
                about: ["init"], at: initializer.range,
                help:
                    "remove this initializer, or add a parameter to it; a type that needs its own 'init()' can own the "
                    + "root instead of being it")
        }
        if type.mayHaveSuperclass { root.particulars.mayHaveSuperclass = true }
    }

    /// Records the members that hide types in the code that extends the type: that of a root, or for tests.
    func noteMembers(
        of type: TypeDeclaration, _ mocks: InstantiableArguments.MockArguments,
        in provider: inout ProviderDeclaration
    ) {
        guard provider.isRoot || mocks.isGenerated || mocks.hasTest else { return }
        let members = type.namesLikeTypes
        if !members.isEmpty { provider.particulars.memberNames = members }
    }
}

extension CallableDeclaration {
    /// True for a synchronous `init()` without generic parameters. Conditions and failability don't change the
    /// signature.
    fileprivate var clashesWithGenerated: Bool {
        name == "init" && parameters.isEmpty && generics.isEmpty && !isAsync
    }
}

extension TypeDeclaration {
    /// The names of functions and variables that a call could take for a type's name.
    fileprivate var namesLikeTypes: [String] {
        (callables.map(\.name) + properties.map(\.label)).filter {
            $0.utf8.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
        }
    }

    /// A superclass is always the first inherited name. Only for some well-known protocols is it certain that
    /// the name is no class's.
    var mayHaveSuperclass: Bool {
        guard kind == .class, let first = inherits.first else { return false }
        let name = TypeExpression(parsing: first)
        if case .attributed = name { return false }
        return name.lastName.map { !Self.protocols.contains($0) } ?? false
    }

    private static let protocols: Set<String> = [
        "Instantiable", "AnyObject", "Sendable", "Equatable", "Hashable", "Comparable", "Identifiable",
        "Codable",
        "Encodable", "Decodable", "Error", "CustomStringConvertible", "CustomDebugStringConvertible",
        "ObservableObject", "Observable",
    ]
}
