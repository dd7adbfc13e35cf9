import ArborModel

/// The nested types by their qualified names. A name that is written inside an enclosing type is looked up here first.
struct NestedNames: Sendable {
    private var qualified: Set<String> = []
    /// The names that have nested types. Only these are tried as scopes.
    private var enclosing: Set<String> = []
    /// The last parts of all qualified names. Most written names aren't among them.
    private var last: Set<String> = []

    var isEmpty: Bool { qualified.isEmpty }

    mutating func add(_ name: String) {
        guard let dot = name.lastDot, qualified.insert(name).inserted else { return }
        last.insert(String(name[name.index(after: dot)...]))
        var prefix = name[...]
        while let dot = prefix.lastDot {
            prefix = prefix[..<dot]
            // If a name is known, its enclosing names are known too.
            guard enclosing.insert(String(prefix)).inserted else { return }
        }
    }

    func contains(_ qualifiedName: String) -> Bool { qualified.contains(qualifiedName) }

    /// Returns false if no scope declares a type with a plain name.
    func mayDeclare(_ name: String) -> Bool { last.contains(name) }

    /// Returns true if the name has nested types. Such a name belongs to no module.
    func isEnclosing(_ name: String) -> Bool { enclosing.contains(name) }

    /// Returns `A.B` and `A` for `A.B`, limited to the names that have nested types.
    ///
    /// - Parameter length: The least number of components of a scope.
    func scopes(of name: String, from length: Int) -> [String] {
        if enclosing.isEmpty { return [] }
        return name.scopes(from: length).lazy.map { String($0) }.filter(enclosing.contains)
    }

    /// Returns the enclosing scopes of a declaration, without its own.
    func outerScopes(of name: String, from length: Int) -> [String] {
        enclosing.isEmpty ? [] : Array(scopes(of: name, from: length).drop { $0 == name })
    }

    /// Returns the qualified name of the type that `name` means inside `scopes`; `nil` if no scope declares it.
    func lookUp(_ name: String, inside scopes: [String]) -> String? {
        if scopes.isEmpty || !last.contains(name) { return nil }
        return scopes.lazy.map { $0 + "." + name }.first(where: qualified.contains)
    }

    /// Returns the names of the nested types by scope, for a few scopes at once.
    func members(of scopes: Set<String>) -> [String: Set<String>] {
        if scopes.isEmpty { return [:] }
        var members: [String: Set<String>] = [:]
        for name in qualified {
            guard let dot = name.lastDot, scopes.contains(String(name[..<dot])) else { continue }
            members[String(name[..<dot]), default: []].insert(String(name[name.index(after: dot)...]))
        }
        return members
    }
}

extension String {
    /// `A` of `A.B.C`, if the name consists of plain words and dots.
    var plainOuterName: Substring? {
        let isPlain = hasNoByte { byte in
            let letter = byte | 0x20
            let isLetter = letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")
            let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
            return !isLetter && !isDigit && byte != UInt8(ascii: "_") && byte != UInt8(ascii: ".")
        }
        guard isPlain, let dot = utf8.firstIndex(of: UInt8(ascii: ".")), dot > startIndex else { return nil }
        return self[..<dot]
    }
}
