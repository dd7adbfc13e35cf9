/// The effect that a supertype may have on the concurrency of a type, as far as its name shows.
public enum SupertypeRole: Equatable, Sendable {
    /// The supertype brings neither isolation nor `Sendable`, or it is known to bring `Sendable`.
    case harmless, sendable
    /// The supertype of this name may bring isolation and `Sendable`: its declaration decides.
    case unread(String)

    /// Returns the roles of the supertypes that an entry of an inheritance clause names, in order.
    ///
    /// - Parameters:
    ///   - written: The entry: `P`, `Module.P`, `P & Q`, `@retroactive P<Int>`.
    ///   - isHarmless: Returns whether a name is that of a further supertype without effect.
    public static func roles(of written: String, isHarmless: (Substring) -> Bool) -> [SupertypeRole] {
        if isHarmless(written[...]) { return [.harmless] }
        return written.split(separator: "&").map { part in
            let name = part.simpleTypeName
            return isHarmless(name) ? .harmless : SupertypeRole(name)
        }
    }

    /// The name of a supertype whose declaration decides, else `nil`.
    public var unreadName: String? {
        if case .unread(let name) = self { name } else { nil }
    }

    private init(_ name: Substring) {
        self =
            if Self.harmlessNames.contains(name) { .harmless } else if Self.sendableNames.contains(name) {
                .sendable
            } else {
                .unread(String(name))
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
    /// The type's own name: `P` for `M.P`, `nonisolated P<T>` and `@retroactive P`.
    fileprivate var simpleTypeName: Substring {
        let space = Unicode.Scalar(" ")
        var name = prefix { $0 != "<" }
        while name.unicodeScalars.last == space { name = name.dropLast() }
        if let last = name.utf8.lastIndex(where: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ".") }) {
            name = name[name.index(after: last)...]
        }
        return name
    }
}
