/// What a supertype may bring to a type that is declared with it, as far as its name says.
public enum SupertypeRole: Equatable, Sendable {
    case harmless, sendable
    /// The supertype's declaration decides, which may bring isolation and `Sendable`.
    case unread(String)

    /// - Parameter written: an entry of an inheritance clause: `P`, `Module.P`, `P & Q`, `@retroactive P<Int>`.
    public static func roles(of written: String) -> [SupertypeRole] {
        if written == "Instantiable" { return [.harmless] }
        return written.split(separator: "&").map { SupertypeRole($0.simpleTypeName) }
    }

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
        "ExpressibleByArrayLiteral", "ExpressibleByStringLiteral", "Hashable", "Identifiable", "Instantiable",
        "IteratorProtocol", "LosslessStringConvertible", "NSObject", "ObservableObject", "RawRepresentable",
        "Sequence", "TextOutputStream",
    ]
}

extension Substring {
    /// `P` of `M.P`, `nonisolated P<T>` and `@retroactive P`.
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
