/// Returns the number of letters that must be inserted, removed, changed or swapped with their neighbour to make one
/// text of the other, or `nil` if it is more than `limit`.
public func editDistance(_ one: String, _ other: String, atMost limit: Int) -> Int? {
    let left = Array(one.utf8)
    let right = Array(other.utf8)
    guard abs(left.count - right.count) <= limit else { return nil }
    guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for row in 1...left.count {
        var current = [row] + [Int](repeating: 0, count: right.count)
        for column in 1...right.count {
            let isSame = left[row - 1] == right[column - 1]
            current[column] = min(
                last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
            if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                current[column] = min(current[column], beforeLast[column - 2] + 1)
            }
        }
        (beforeLast, last) = (last, current)
    }
    return last[right.count] <= limit ? last[right.count] : nil
}

/// Returns whether a name is surely another one with a slip of the fingers: one letter too few or too many, or two
/// letters swapped.
///
/// Another letter, number or word may mean another thing, as in `minX` and `minY`, or `store` and `store2`.
public func isSlip(_ name: String, of other: String) -> Bool {
    // Names are compared with all others of a program, so what rejects most of them comes first.
    let (longer, shorter) = (max(name.utf8.count, other.utf8.count), min(name.utf8.count, other.utf8.count))
    guard shorter >= 4, longer - shorter <= 1 else { return false }
    let start = zip(name.utf8, other.utf8).prefix { $0 == $1 }.count
    let end = zip(name.utf8.reversed(), other.utf8.reversed()).prefix { $0 == $1 }.count
    let isNear = longer == shorter ? start + end >= shorter - 2 : start + end >= shorter
    guard isNear, name.marks == other.marks else { return false }
    return longer != shorter || name.utf8.sorted() == other.utf8.sorted()
}

/// Returns whether a name that nothing has can only be a nearly equal one, misspelt: it lacks letters or has too many, letters
/// are swapped, or only the case differs.
///
/// Another letter or number may mean another thing, as in `Log` and `Dog`, or `StoreV1` and `StoreV2`.
public func isMisspelling(_ name: String, of other: String) -> Bool {
    if name.lowercased() == other.lowercased() { return true }
    guard name.marks == other.marks else { return false }
    let (shorter, longer) = name.utf8.count < other.utf8.count ? (name, other) : (other, name)
    if shorter.utf8.count == longer.utf8.count { return shorter.utf8.sorted() == longer.utf8.sorted() }
    var rest = longer.utf8[...]
    return shorter.utf8.allSatisfy { letter in
        rest = rest.drop { $0 != letter }
        return rest.popFirst() != nil
    }
}

extension String {
    /// The letters that begin words, and the digits.
    fileprivate var marks: String { filter { $0.isUppercase || $0.isNumber } }
}
