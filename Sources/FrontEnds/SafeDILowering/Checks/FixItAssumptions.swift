import ArborModel
import ArborSyntax

// A fix-it is made from the text of one declaration. What must hold elsewhere for it to be certain is checked when the
// whole program is known.

extension DeclarationLowering {
    /// What must hold if the type has no superclass: the first type that it inherits from is a protocol.
    func noSuperclass(of type: TypeDeclaration) -> [Diagnostic.FixIt.Assumption] {
        guard type.mayHaveSuperclass, let first = type.inherits.first else { return [] }
        let name = TypeExpression(parsing: first).lastName ?? first
        return [.isProtocol(Supertype(name: name, path: path))]
    }

    /// A fix-it that declares parameters, and is certain unless the type of one is an alias. The alias may stand for a
    /// function type, whose parameter needs `@escaping`.
    func assumingNoAlias(
        in dependencies: [Dependency], _ fixIt: Diagnostic.FixIt
    ) -> Diagnostic.FixIt {
        var fixIt = fixIt
        for dependency in dependencies where dependency.type.isNominal {
            guard let name = dependency.type.lastName else { continue }
            // Only this declaration shows the aliases in it.
            if file.aliases.contains(where: { $0.hasSuffix("." + name) }) { fixIt.isCertain = false }
            fixIt.assumptions.append(.isNoAlias(name))
        }
        return fixIt
    }
}
