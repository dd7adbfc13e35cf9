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
        var seen: Set<Supertype> = [type]
        var open = [type]
        while let next = open.popLast() {
            let found = await declarationsOrNested(next)
            if next != type, await maySend(next, found) { continue }
            guard found.allSatisfy({ $0.storedTypes != nil }) else { return false }
            for declaration in found {
                let stored = (declaration.storedTypes ?? []).map { TypeExpression(parsing: $0) }
                if stored.contains(where: \.isUnsendable) { return false }
                for name in stored.flatMap(\.leaves).compactMap(\.withoutAny.plainName) {
                    let type = await self.type(named: name, in: declaration)
                    if seen.insert(type).inserted { open.append(type) }
                }
            }
        }
        return true
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
