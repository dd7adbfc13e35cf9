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
    /// The key twice, and one more for an if-available need: a dense number, in the order of keys.
    package let number: Int32

    package init(number: Int32) { self.number = number }

    public init(key: KeyID, isIfAvailable: Bool) { number = 2 * key + (isIfAvailable ? 1 : 0) }

    /// Of an if-available need, the key of the optional type.
    public var key: KeyID { number >> 1 }
    /// An if-available need is met by `nil` where no scope offers it.
    public var isIfAvailable: Bool { number & 1 == 1 }

    public static func < (left: Need, right: Need) -> Bool { left.number < right.number }
}
