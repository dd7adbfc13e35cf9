/// The effect that a supertype may have on the concurrency of a type, as far as its name shows.
public enum SupertypeRole: Equatable, Sendable {
    /// The supertype brings neither isolation nor `Sendable`, or it is known to bring `Sendable`.
    case harmless, sendable
    /// The supertype of this name may bring isolation and `Sendable`: its declaration decides. The name has a scope or a
    /// module in front of it if one is written.
    case unread(String)

    /// Returns the roles of the supertypes that an entry of an inheritance clause names, in order.
    ///
    /// - Parameters:
    ///   - written: The entry: `P`, `Module.P`, `P & Q`, `@retroactive P<Int>`.
    ///   - isHarmless: Returns whether a name is that of a further supertype without effect.
    public static func roles(of written: String, isHarmless: (Substring) -> Bool) -> [SupertypeRole] {
        if isHarmless(written[...]) { return [.harmless] }
        func role(_ part: Substring) -> SupertypeRole {
            let path = part.typePath
            let name = path.lastPart
            if !path.mayBeOfLibrary(name) { return .unread(String(path)) }
            return isHarmless(name) ? .harmless : SupertypeRole(name, in: path)
        }
        // A search in bytes costs a fraction of a division into characters.
        guard written.utf8.contains(UInt8(ascii: "&")) else {
            return written.isEmpty ? [] : [role(written[...])]
        }
        return written.split(separator: "&").map(role)
    }

    /// The name of a supertype whose declaration decides, else `nil`.
    public var unreadName: String? {
        if case .unread(let name) = self { name } else { nil }
    }

    private init(_ name: Substring, in path: Substring) {
        self =
            if Self.harmlessNames.contains(name) { .harmless } else if Self.sendableNames.contains(name) {
                .sendable
            } else {
                .unread(String(path))
            }
    }

    private static let sendableNames: Set<Substring> = [
        "CodingKey", "Error", "LocalizedError", "Sendable", "SendableMetatype",
    ]

    private static let harmlessNames: Set<Substring> = [
        "AnyObject", "CaseIterable", "Codable", "Collection", "Comparable", "CustomDebugStringConvertible",
        "CustomReflectable", "CustomStringConvertible", "Decodable", "Encodable", "Equatable",
        "ExpressibleByArrayLiteral", "ExpressibleByStringLiteral", "Hashable", "Identifiable",
        "IteratorProtocol", "LosslessStringConvertible", "NSObject", "ObservableObject", "RawRepresentable",
        "Sequence", "TextOutputStream",
    ]
}

extension Substring {
    /// The type without attributes, modifiers and generic arguments: `M.P` for `@retroactive M.P` and `nonisolated M.P<T>`.
    fileprivate var typePath: Substring {
        let space = UInt8(ascii: " ")
        let isPlain = utf8.hasNoByte { $0 == space || $0 == UInt8(ascii: "<") }
        if isPlain { return self }
        var name = utf8.prefix { $0 != UInt8(ascii: "<") }
        while name.last == space { name.removeLast() }
        if let last = name.lastIndex(of: space) { name = name[name.index(after: last)...] }
        return Substring(name)
    }

    /// Returns false if the type is in another type, or in a module of the program: `Feature.Collection`.
    fileprivate func mayBeOfLibrary(_ name: Substring) -> Bool {
        name.utf8.count == utf8.count || Self.libraries.contains(prefix { $0 != "." && $0 != ":" })
    }

    /// The modules that declare supertypes with a known role.
    private static let libraries: Set<Substring> = [
        "Arbor", "Blade", "Combine", "Foundation", "ObjectiveC", "SafeDI", "Swift",
    ]

    /// The type's own name: `P` for `M.P` and `M::P`.
    fileprivate var lastPart: Substring {
        guard let last = utf8.lastIndex(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":") }) else {
            return self
        }
        return self[utf8.index(after: last)...]
    }
}
