import ArborLowering
import ArborModel
import ArborSyntax

/// The types of a file that a declaration would name.
struct TypeExposure {
    /// Those that fewer see than the declaration, by their qualified names.
    var hidden: [String] = []
    /// True if a type alias is named, whose access isn't known.
    var namesAlias = false

    /// True if the declaration exposes no type that others may not see.
    var isNone: Bool { hidden.isEmpty && !namesAlias }
}

extension DeclarationLowering {
    /// - Parameters:
    ///   - types: The types that a declaration names, resolved.
    ///   - isForOtherModules: True if other modules will see the declaration; otherwise other files.
    ///   - onlyNested: True if the graph looks at the types that aren't nested, in all files.
    mutating func exposure(
        of types: [TypeExpression], isForOtherModules: Bool, onlyNested: Bool = false
    ) -> TypeExposure {
        var exposure = TypeExposure()
        for name in types.flatMap({ $0.declaredNames(areNested: onlyNested) })
        where !exposure.hidden.contains(name) {
            if file.aliases.contains(name) { exposure.namesAlias = true }
            let declared = declaredIndices[name]?.first
            if let declared, hides(file.types[declared], fromOtherModules: isForOtherModules) {
                exposure.hidden.append(name)
            }
        }
        return exposure
    }

    private func hides(_ type: TypeDeclaration, fromOtherModules: Bool) -> Bool {
        let around = enclosing(type)
        if !fromOtherModules { return type.hidden(in: around) != nil }
        return !type.internalParts(calling: nil, around: around).isEmpty
    }
}

extension TypeExpression {
    /// The qualified names in a type: `A.B` and `C` for `[A.B<C>]`. Of nested types alone, `A.B`.
    fileprivate func declaredNames(areNested: Bool) -> [String] {
        var names: [String] = []
        collectNames(areNested: areNested, &names)
        return names
    }

    private func collectNames(areNested: Bool, _ names: inout [String]) {
        var isNested: Bool { if case .member = self { true } else { false } }
        if isNominal, !areNested || isNested { names.append(nameWithoutArguments) }
        forEachPart { $0.collectNames(areNested: areNested, &names) }
    }
}
