/// Consecutive ranges of items, one range for each id.
///
/// It stores where each range starts, and where the last one ends. `ID` and `Item` are `DenseID`s, as in `Table`.
@frozen public struct RangeTable<ID, Item> {
    @usableFromInline var bounds: Table<ID, Item>

    @usableFromInline init(starts: Table<ID, Item>) { bounds = starts }
}

extension RangeTable: Sendable where Item: Sendable {}

extension RangeTable where ID: DenseID, Item: DenseID {
    /// Creates a table without ranges, for `append`.
    @inlinable public init() { self.init(starts: Table(repeating: Item(0), count: 1)) }

    /// Creates a table in which each range is as long as its id is frequent.
    ///
    /// - Parameters:
    ///   - count: The number of ranges.
    ///   - occurrences: Ids below `count`, in any order.
    @inlinable public init(count: Int, occurrences: some Sequence<ID>) {
        var starts = Table<ID, Item>(repeating: Item(0), count: count + 1)
        for id in occurrences { starts[id + 1] = starts[id + 1] + 1 }
        for id in ID.ids(below: count) { starts[id + 1] = starts[id + 1] + starts[id].index }
        self.init(starts: starts)
    }

    /// The start of each range. The last element is the end of the last range.
    @inlinable public var starts: Table<ID, Item> { bounds }

    /// The number of ranges.
    @inlinable public var count: Int { bounds.count - 1 }

    /// The ids of the ranges.
    @inlinable public var indices: Range<ID> { ID.ids(below: count) }

    /// The end of the last range.
    @inlinable public var end: Item { bounds[ID(count)] }

    /// The range of an id.
    @inlinable public subscript(id: ID) -> Range<Item> { bounds[id]..<bounds[id + 1] }

    /// Adds a range that starts at the end of the last one.
    @inlinable public mutating func append(upTo end: Item) { bounds.append(end) }
}
