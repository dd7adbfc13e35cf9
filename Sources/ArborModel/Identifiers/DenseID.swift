/// A number from 0 that identifies one element of a table. Each kind of element has an id type of its own.
///
/// The compiler refuses to look an id of one kind up in a table of another. An id costs what its `Int32` costs.
public protocol DenseID: Hashable, Strideable, Sendable where Stride == Int {
    /// The number as it is stored.
    var rawValue: Int32 { get }

    /// Creates the id with a number.
    init(rawValue: Int32)
}

extension DenseID {
    /// Creates the id of the element at an index.
    @inlinable public init(_ index: Int) { self.init(rawValue: Int32(index)) }

    /// The index of the element in its table.
    @inlinable public var index: Int { Int(rawValue) }

    /// The ids of a table's elements.
    ///
    /// - Parameter count: The number of elements.
    @inlinable public static func ids(below count: Int) -> Range<Self> { Self(0)..<Self(count) }

    @inlinable public static func == (left: Self, right: Self) -> Bool { left.rawValue == right.rawValue }

    @inlinable public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

    /// Returns the number of ids from this one to another.
    @inlinable public func distance(to other: Self) -> Int { other.index - index }

    /// It doesn't check for overflow: a table checks its bounds, and has no element beyond the largest id.
    @inlinable public func advanced(by offset: Int) -> Self {
        Self(rawValue: rawValue &+ Int32(truncatingIfNeeded: offset))
    }

    /// Returns the id that is `offset` elements further.
    @inlinable public static func + (id: Self, offset: Int) -> Self { id.advanced(by: offset) }

    /// Returns the number of elements from the right id to the left one.
    @inlinable public static func - (left: Self, right: Self) -> Int { right.distance(to: left) }
}
