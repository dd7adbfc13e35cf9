extension String {
    /// A qualified name and the names that enclose it, the innermost first: `A.B` and `A` for `A.B`.
    package var scopes: [Substring] { scopes(from: 1) }

    /// Returns the scopes with at least the given number of components.
    package func scopes(from length: Int) -> [Substring] {
        let dots = utf8.indices.filter { utf8[$0] == UInt8(ascii: ".") }
        if dots.count + 1 < length { return [] }
        return [self[...]] + dots.dropFirst(length - 1).reversed().map { self[..<$0] }
    }

    /// The qualified names of the types around the type of this name, innermost first: `A.B`, `A` for `A.B.C`.
    package var enclosingNames: [String] { scopes.dropFirst().map { String($0) } }
}
