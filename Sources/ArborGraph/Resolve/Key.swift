import ArborModel

/// What a scope offers and asks by: a label and a type.
public struct Key: Hashable, Sendable {
    public var label: String
    /// In normal form.
    public var type: TypeExpression

    public init(label: String, type: TypeExpression) {
        self.label = label
        self.type = type.normal
    }
}

extension Key: CustomStringConvertible {
    public var description: String { "\(label): \(type)" }
}

/// A key's number in its graph.
public typealias KeyID = Int32

/// A node's number in its graph.
public typealias NodeID = Int

/// Something that a type takes from the scopes around it.
public struct Need: Hashable, Sendable, Comparable {
    /// Of an if-available need, the key of the optional type.
    public var key: KeyID
    /// An if-available need is met by `nil` where no scope offers it.
    public var isIfAvailable: Bool

    public init(key: KeyID, isIfAvailable: Bool) {
        self.key = key
        self.isIfAvailable = isIfAvailable
    }

    public static func < (left: Need, right: Need) -> Bool {
        (left.key, left.isIfAvailable ? 1 : 0) < (right.key, right.isIfAvailable ? 1 : 0)
    }
}
