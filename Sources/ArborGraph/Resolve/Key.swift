import ArborModel

/// A qualifier and a type, by which a scope offers a value or asks for one.
public struct Key: Hashable, Sendable {
    /// The text that tells values of one type apart: a property's label, or what its front end takes instead. It may be
    /// empty.
    public var qualifier: String
    /// The type, in normal form.
    public var type: TypeExpression

    /// Creates a key. The type is brought into normal form.
    public init(qualifier: String, type: TypeExpression) {
        self.qualifier = qualifier
        self.type = type.normal
    }
}

extension Key: CustomStringConvertible {
    public var description: String { qualifier.isEmpty ? "\(type)" : "\(qualifier): \(type)" }
}

/// A key's number in its graph.
public typealias KeyID = Int32

/// A node's number in its graph.
public typealias NodeID = Int

/// A value that a type takes from the scopes around it.
public struct Need: Hashable, Sendable, Comparable {
    /// The key twice, and one more for an if-available need: a dense number, in the order of keys.
    package let number: Int32

    package init(number: Int32) { self.number = number }

    /// Creates a need of a key's value. `nil` meets an if-available need if no scope offers the value.
    public init(key: KeyID, isIfAvailable: Bool) { number = 2 * key + (isIfAvailable ? 1 : 0) }

    /// The key of the value. For an if-available need, it is the key of the optional type.
    public var key: KeyID { number >> 1 }
    /// True if the need is met by `nil` where no scope offers the value.
    public var isIfAvailable: Bool { number & 1 == 1 }

    public static func < (left: Need, right: Need) -> Bool { left.number < right.number }
}
