extension RandomAccessCollection where Index == Int {
    /// Returns the first index whose element satisfies a predicate that all later elements satisfy as well, or the end
    /// index if none does.
    ///
    /// A binary search: O(log n) calls of the predicate.
    ///
    /// - Parameter isAfter: False for a first part of the elements, and true for the rest.
    @inlinable
    package func partitioningIndex(_ isAfter: (Element) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = (low + high) / 2
            if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
