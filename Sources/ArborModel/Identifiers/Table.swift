/// An array whose elements are looked up by ids of one kind.
///
/// It isn't a collection: a slice of it is an `ArraySlice`, whose indices are plain numbers.
///
/// `ID` is a `DenseID`. Only the members that need this say so: else the runtime would search for the conformance
/// whenever it meets a new type of table.
@frozen public struct Table<ID, Element> {
    /// The elements in the order of their ids.
    @usableFromInline var storage: [Element]

    /// Creates an empty table.
    @inlinable public init() { storage = [] }

    /// Creates a table of the elements with the ids from 0.
    @inlinable public init(_ elements: some Sequence<Element>) { storage = Array(elements) }

    /// Creates a table of equal elements.
    @inlinable public init(repeating element: Element, count: Int) {
        storage = Array(repeating: element, count: count)
    }

    /// The number of elements.
    @inlinable public var count: Int { storage.count }

    /// True if the table has no elements.
    @inlinable public var isEmpty: Bool { storage.isEmpty }

    /// Adds elements.
    @inlinable public mutating func append(contentsOf elements: some Sequence<Element>) {
        storage.append(contentsOf: elements)
    }
}

extension Table where ID: DenseID {
    /// The ids of the elements.
    @inlinable public var indices: Range<ID> { ID.ids(below: storage.count) }

    /// The id of the element that `append` would add.
    @inlinable public var endIndex: ID { ID(storage.count) }

    /// The element with an id.
    @inlinable public subscript(id: ID) -> Element {
        get { storage[id.index] }
        _modify { yield &storage[id.index] }
    }

    /// The elements with consecutive ids.
    @inlinable public subscript(ids: Range<ID>) -> ArraySlice<Element> {
        get { storage[ids.lowerBound.index..<ids.upperBound.index] }
        _modify { yield &storage[ids.lowerBound.index..<ids.upperBound.index] }
    }

    /// Returns true if the table has an element with this id.
    @inlinable public func contains(_ id: ID) -> Bool { id.index < storage.count }

    /// Adds an element and returns its id.
    @discardableResult
    @inlinable public mutating func append(_ element: Element) -> ID {
        let id = endIndex
        storage.append(element)
        return id
    }

    /// Adds copies of an element until the table has one with this id.
    @inlinable public mutating func extend(to id: ID, with element: Element) {
        while storage.count <= id.index { storage.append(element) }
    }
}

extension Table: Sequence {
    @inlinable public func makeIterator() -> IndexingIterator<[Element]> { storage.makeIterator() }
}

extension Table: Sendable where Element: Sendable {}
