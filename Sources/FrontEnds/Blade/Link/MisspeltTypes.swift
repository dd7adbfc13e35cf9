import ArborModel

extension BladeProgram {
    /// Where more types are unprovided, something else than their spelling is wrong, and each would be compared with all others.
    static let mostMisspelt = 100

    /// The types that modules list and that nothing makes, each with the type of nearly this name that no module lists. Only
    /// faults ask for them.
    var misspeltTypes: [TypeExpression: TypeExpression] {
        let listed = Set(modules.values.joined().flatMap { self[$0].dependencies.map(\.type.normal) })
        let free = initializers.keys.filter { !listed.contains($0) }
        var meant: [TypeExpression: TypeExpression] = [:]
        let unprovided = listed.filter { initializers[$0] == nil }
        if unprovided.count > Self.mostMisspelt { return [:] }
        for type in unprovided {
            guard let name = type.lastName.map(ModuleFreeName.of) else { continue }
            let near = free.filter {
                $0.lastName.map { editDistance(name, ModuleFreeName.of($0), atMost: 1) != nil } ?? false
            }
            if near.count == 1 { meant[type] = near[0] }
        }
        return meant
    }

    /// The fix-it for a listed type, as in `[Heatr.self]`, whose name is a slip of another's. Empty if it isn't surely a slip,
    /// or if more than the type is written there.
    func replacements(of type: TypeExpression, at range: SourceRange, by meant: TypeExpression) -> [Diagnostic
        .FixIt]
    {
        let isWhole = range.end.offset - range.start.offset == UInt32("\(type).self".utf8.count)
        guard isWhole, isSlip(shown(type).lastName ?? "", of: meant.lastName ?? "") else { return [] }
        return [.replacing(range, by: "\(meant).self")]
    }
}
