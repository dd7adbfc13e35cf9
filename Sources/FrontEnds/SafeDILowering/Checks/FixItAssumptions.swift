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
    ///
    /// - Parameter isPublic: True if the declaration may not name types that only its own module sees.
    func assumingNoAlias(
        in dependencies: [Dependency], isPublic: Bool, _ fixIt: Diagnostic.FixIt
    ) -> Diagnostic.FixIt {
        var fixIt = fixIt
        for dependency in dependencies where dependency.type.isNominal {
            guard let name = dependency.type.lastName else { continue }
            // Only this declaration shows the aliases in it.
            if file.aliases.contains(where: { $0.hasSuffix("." + name) }) { fixIt.isCertain = false }
            fixIt.assumptions.append(.isNoAlias(name))
            if isPublic { fixIt.assumptions.append(.isPublic(name)) }
        }
        return fixIt
    }

    /// A fix-it that makes a function public, and is certain unless it names a type that other modules don't see. In a type that
    /// they don't see either, it may.
    mutating func assumingPublic(
        _ parameters: [TypeExpression], of type: TypeDeclaration, _ fixIt: Diagnostic.FixIt
    ) -> Diagnostic.FixIt {
        if type.kind != .extension, !type.isPublic { return fixIt }
        var fixIt = fixIt
        if !exposure(of: parameters, isForOtherModules: true).isNone { fixIt.isCertain = false }
        fixIt.assumptions += parameters.compactMap(\.lastName).map { .isPublic($0) }
        return fixIt
    }

    /// The types of a function's parameters, resolved.
    mutating func parameterTypes(of function: CallableDeclaration, in type: TypeDeclaration)
        -> [TypeExpression]
    {
        function.parameters.map { resolve($0.type, inside: type.name) }
    }
}
