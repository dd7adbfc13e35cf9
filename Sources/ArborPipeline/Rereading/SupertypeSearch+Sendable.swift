import ArborGraph
import ArborModel
import ArborSyntax

@available(macOS 10.15, *)
extension SupertypeSearch {
    /// Returns whether the compiler infers that a type is `Sendable`: for a struct or an enum that is not public, if
    /// all that it stores is.
    ///
    /// A type that can't be read, as in a summary, counts as `Sendable` unless it is listed as public, because nothing else shows
    /// that it isn't.
    mutating func isInferredSendable(_ type: Supertype) async -> Bool {
        if await isOnlyListedAsPublic(type) { return false }
        if let known = inferredSendable[type] { return known }
        let inferred = await inferredTypes(below: type)
        inferredSendable[type] = inferred != nil
        for type in inferred ?? [] { inferredSendable[type] = true }
        return inferred != nil
    }

    /// The types of which is inferred that they are `Sendable` if that is so for a type: those that it stores, and those that they
    /// store; `nil` if one isn't.
    private mutating func inferredTypes(below type: Supertype) async -> [Supertype]? {
        var seen: Set<Supertype> = [type]
        var inferred: [Supertype] = []
        var open = [type]
        while let next = open.popLast() {
            if inferredSendable[next] == true { continue }
            let found = await declarationsOrNested(next)
            if next != type, await maySend(next, found) { continue }
            if inferredSendable[next] == false { return nil }
            guard let stored = await storedTypes(of: found) else { return nil }
            inferred.append(next)
            open += stored.filter { seen.insert($0).inserted }
        }
        return inferred
    }

    /// The types of stored properties; `nil` if nothing is inferred from them, or if one can't be `Sendable`.
    private mutating func storedTypes(of declarations: [ConformingDeclaration]) async -> [Supertype]? {
        var types: [Supertype] = []
        for declaration in declarations {
            guard let stored = declaration.storedTypes?.map(TypeExpression.init(parsing:)),
                !stored.contains(where: \.isUnsendable)
            else { return nil }
            for name in stored.flatMap(\.leaves).compactMap(\.withoutAny.plainName) {
                types.append(await type(named: name, in: declaration))
            }
        }
        return types
    }

    /// Returns whether a type states that it is `Sendable`, or may be so for a reason that can't be read.
    private mutating func maySend(_ type: Supertype, _ declarations: [ConformingDeclaration]) async -> Bool {
        if !declarations.isEmpty, declarations.allSatisfy({ $0.kind == .protocol }) {
            return await effects(ofProtocol: type).maySend
        }
        if declarations.contains(where: { $0.brings.mayIsolate || $0.brings.maySend }) { return true }
        let effects = await effects(of: supertypes(of: declarations))
        if effects.mayIsolate || effects.maySend { return true }
        return await mayBeExtendedAsSendable(type.name)
    }
}

extension TypeExpression {
    /// True if a part of the type is a function that isn't `@Sendable`.
    fileprivate var isUnsendable: Bool { leaves.contains(where: \.isUnsendableFunction) }

    /// The name as written, with those of the types around it, if none has arguments.
    fileprivate var plainName: String? {
        switch self {
        case .named(let name, []): name
        case .member(let outer, let name, []): outer.plainName.map { "\($0).\(name)" }
        default: nil
        }
    }
}
