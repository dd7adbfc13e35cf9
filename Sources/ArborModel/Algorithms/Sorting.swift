// The standard library's `sorted` is compiled anew for each type and each closure, which takes about 4 KB each time:
// 340 KB of the tool. These functions take its place in every module that imports this one. Only their order of
// indices is sorted, so they exist once. What is sorted in each run, and is long, calls `sort` in place.

extension Sequence {
    /// Returns the elements in an order. Equal elements keep theirs.
    ///
    /// - Parameter precedes: Whether the first element comes before the second one: a strict weak order.
    package func sorted(by precedes: (Element, Element) -> Bool) -> [Element] {
        let elements = Array(self)
        guard elements.count > 1 else { return elements }
        return sortedIndices(elements.count) { precedes(elements[$0], elements[$1]) }.map { elements[$0] }
    }
}

extension Sequence where Element: Comparable {
    /// Returns the elements from the least to the greatest one.
    package func sorted() -> [Element] { sorted(by: <) }
}

@inline(never)
private func sortedIndices(_ count: Int, by precedes: (Int, Int) -> Bool) -> [Int] {
    var indices = Array(0..<count)
    indices.sort(by: precedes)
    return indices
}
