import ArborModel

/// The nested types by their qualified names. A name that is written inside an enclosing type is looked up here first.
///
/// Interners serve as sets, because each written name of a program is looked up here. They compare bytes, and need no
/// copies of the parts of a name.
struct NestedNames: Sendable {
    private var qualified = StringInterner()
    /// The names that have nested types. Only these are tried as scopes.
    private var enclosing = StringInterner()
    /// The last parts of all qualified names. Most written names aren't among them.
    private var last = StringInterner()

    var isEmpty: Bool { qualified.count == 0 }

    mutating func add(_ name: String) { name.withBytes { add($0) } }

    private mutating func add(_ name: UnsafeBufferPointer<UInt8>) {
        guard let dot = name.lastIndex(of: UInt8(ascii: ".")), Self.insert(name[...], into: &qualified) else {
            return
        }
        _ = Self.insert(name[(dot + 1)...], into: &last)
        var prefix = name[..<dot]
        // If a name is known, its enclosing names are known too.
        while Self.insert(prefix, into: &enclosing), let dot = prefix.lastIndex(of: UInt8(ascii: ".")) {
            prefix = prefix[..<dot]
        }
    }

    /// Returns true if the text is new.
    private static func insert(_ text: Slice<UnsafeBufferPointer<UInt8>>, into set: inout StringInterner)
        -> Bool
    {
        set.add(UnsafeBufferPointer(rebasing: text))
    }

    func contains(_ qualifiedName: String) -> Bool { qualified.find(qualifiedName) != nil }

    /// Returns false if no scope declares a type with a plain name.
    func mayDeclare(_ name: String) -> Bool { last.find(name) != nil }

    /// Returns true if the name has nested types. Such a name belongs to no module.
    func isEnclosing(_ name: String) -> Bool { enclosing.find(name) != nil }

    /// Returns `A.B` and `A` for `A.B`, limited to the names that have nested types.
    ///
    /// - Parameter length: The least number of components of a scope.
    func scopes(of name: String, from length: Int) -> [String] {
        if isEmpty { return [] }
        // Nearly all names are plain.
        if name.hasNoByte(where: { $0 == UInt8(ascii: ".") }) {
            return length <= 1 && isEnclosing(name) ? [name] : []
        }
        return name.scopes(from: length).lazy.map { String($0) }.filter(isEnclosing)
    }

    /// Returns the innermost of some scopes that declares a name, which may have further types in front of it; `nil` if none
    /// does.
    func scope(of name: String, among scopes: [String]) -> String? {
        if scopes.isEmpty { return nil }
        let first = name.prefix { $0 != "." }
        return scopes.first { contains("\($0).\(first)") }
    }

    /// Returns the enclosing scopes of a declaration, without its own.
    func outerScopes(of name: String, from length: Int) -> [String] {
        isEmpty ? [] : Array(scopes(of: name, from: length).drop { $0 == name })
    }

    /// Returns the qualified name of the type that `name` means inside `scopes`; `nil` if no scope declares it.
    func lookUp(_ name: String, inside scopes: [String]) -> String? {
        if scopes.isEmpty || !mayDeclare(name) { return nil }
        return scopes.lazy.map { $0 + "." + name }.first(where: contains)
    }

    /// Returns the names of the nested types by scope, for a few scopes at once.
    func members(of scopes: Set<String>) -> [String: Set<String>] {
        let scopes = scopes.filter(isEnclosing)
        if scopes.isEmpty { return [:] }
        var members: [String: Set<String>] = [:]
        for symbol in qualified.symbols {
            let name = qualified[symbol]
            guard let dot = name.lastDot, scopes.contains(String(name[..<dot])) else { continue }
            members[String(name[..<dot]), default: []].insert(String(name[name.index(after: dot)...]))
        }
        return members
    }
}

extension String {
    /// `A` of `A.B.C`, if the name consists of plain words and dots.
    var plainOuterName: Substring? {
        let length: Int? = withBytes { bytes in
            let isPlain = bytes.hasNoByte { byte in
                let letter = byte | 0x20
                let isLetter = letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")
                let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
                return !isLetter && !isDigit && byte != UInt8(ascii: "_") && byte != UInt8(ascii: ".")
            }
            return isPlain ? bytes.firstIndex(of: UInt8(ascii: ".")) : nil
        }
        guard let length, length > 0 else { return nil }
        return self[..<utf8.index(startIndex, offsetBy: length)]
    }
}
