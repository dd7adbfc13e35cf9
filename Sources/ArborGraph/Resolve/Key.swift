import ArborModel

/// A qualifier and a type. A scope offers or requests a value by its key.
public struct Key: Hashable, Sendable {
    /// The text that distinguishes values of one type: a property's label, or the text that its front end uses instead.
    /// It may be empty.
    public var qualifier: String
    /// The type, in normal form.
    public var type: TypeExpression

    /// Creates a key. The type is converted to normal form.
    public init(qualifier: String, type: TypeExpression) {
        self.qualifier = qualifier
        self.type = type.normal
    }
}

extension Key: CustomStringConvertible {
    public var description: String { qualifier.isEmpty ? "\(type)" : "\(qualifier): \(type)" }
}

/// A value that a type receives from the enclosing scopes. It is its own id: needs are dense, in the order of keys.
@frozen public struct Need: DenseID {
    /// Twice the key, plus one for an if-available need.
    public let rawValue: Int32

    /// Creates the need with a raw value.
    @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

    /// Creates a need of a key's value. `nil` meets an if-available need if no scope offers the value.
    @inlinable public init(key: KeyID, isIfAvailable: Bool) {
        rawValue = 2 * key.rawValue + (isIfAvailable ? 1 : 0)
    }

    /// The key of the value. For an if-available need, it is the key of the optional type.
    @inlinable public var key: KeyID { KeyID(rawValue: rawValue >> 1) }
    /// True if `nil` meets the need when no scope offers the value.
    @inlinable public var isIfAvailable: Bool { rawValue & 1 == 1 }
}
