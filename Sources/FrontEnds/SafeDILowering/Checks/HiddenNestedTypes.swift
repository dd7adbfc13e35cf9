import ArborLowering
import ArborModel
import ArborSyntax

// What a declaration exposes that is declared inside of types. The graph knows the access of the other types.
extension DeclarationLowering {
    /// Returns the nested types of the file that a declaration would name and that fewer see, by their qualified names.
    ///
    /// - Parameters:
    ///   - types: The types that the declaration names, resolved.
    ///   - isForOtherModules: True if other modules will see the declaration; otherwise other files.
    mutating func hiddenNestedTypes(in types: [TypeExpression], isForOtherModules: Bool) -> [String] {
        var found: [String] = []
        for name in types.flatMap(\.nestedNames) where !found.contains(name) {
            // The access of an alias isn't known.
            let isHidden =
                file.aliases.contains(name)
                || declaredIndices[name]?.first.map {
                    hides(file.types[$0], fromOtherModules: isForOtherModules)
                } ?? false
            if isHidden { found.append(name) }
        }
        return found
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
