import ArborLowering
import ArborModel
import ArborSyntax

/// The nested types of a file that a declaration would name. The graph knows the access of the other types.
struct NestedExposure {
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
    mutating func exposure(of types: [TypeExpression], isForOtherModules: Bool) -> NestedExposure {
        var exposure = NestedExposure()
        for name in types.flatMap(\.nestedNames) where !exposure.hidden.contains(name) {
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
    /// The qualified names of nested types in a type: `A.B` for `[A.B<C>]`.
    fileprivate var nestedNames: [String] {
        var names: [String] = []
        collectNestedNames(&names)
        return names
    }

    private func collectNestedNames(_ names: inout [String]) {
        if case .member = self, isNominal { names.append(nameWithoutArguments) }
        forEachPart { $0.collectNestedNames(&names) }
    }
}
