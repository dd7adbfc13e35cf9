import ArborModel

extension TypeDeclaration {
    /// The supertypes as written: the inheritance clause, and for a protocol what its `where` clause asks of `Self`, which
    /// means the same.
    package var supertypes: [String] {
        kind != .protocol || requirements.isEmpty ? inherits : inherits + ownConstraints
    }

    /// What the `where` clause asks of the type itself, as an inheritance clause would.
    package var ownConstraints: [String] {
        constraints.compactMap { $0.hasPrefix("Self:") ? String($0.dropFirst("Self:".count)) : nil }
    }

    /// The parts of the `where` clause, without white space: `Self:A&B`.
    package var constraints: [String] {
        requirements.dropFirst(requirements.hasPrefix("where") ? "where".count : 0).split(separator: ",")
            .map { $0.filter { !$0.isWhitespace } }
    }
}
