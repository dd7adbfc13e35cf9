import ArborModel

/// The types that stand in other types, by their qualified names: what a name that is written inside one of these may
/// mean before anything else.
struct NestedNames: Sendable {
    private var qualified: Set<String> = []
    /// Names that have types nested in them; only these are tried as scopes.
    private var enclosing: Set<String> = []
    /// The last parts of all qualified names. Most names that are written are none of them.
    private var last: Set<String> = []

    var isEmpty: Bool { qualified.isEmpty }

    mutating func add(_ name: String) {
        guard let dot = name.lastDot, qualified.insert(name).inserted else { return }
        last.insert(String(name[name.index(after: dot)...]))
        var prefix = name[...]
        while let dot = prefix.lastDot {
            prefix = prefix[..<dot]
            // What is around a name that is known is known.
            guard enclosing.insert(String(prefix)).inserted else { return }
        }
    }

    func contains(_ qualifiedName: String) -> Bool { qualified.contains(qualifiedName) }

    /// True of a name that types are nested in, and so of no module's.
    func isEnclosing(_ name: String) -> Bool { enclosing.contains(name) }

    /// `A.B`, `A` for `A.B`, those only that have types in them.
    ///
    /// - Parameter length: how many components a scope has at least.
    func scopes(of name: String, from length: Int) -> [String] {
        if enclosing.isEmpty { return [] }
        return name.scopes(from: length).lazy.map { String($0) }.filter(enclosing.contains)
    }

    /// The scopes around a declaration, without its own.
    func outerScopes(of name: String, from length: Int) -> [String] {
        enclosing.isEmpty ? [] : Array(scopes(of: name, from: length).drop { $0 == name })
    }

    /// The qualified name of what `name`, written inside `scopes`, means there; `nil` where no scope declares it.
    func lookUp(_ name: String, inside scopes: [String]) -> String? {
        if scopes.isEmpty || !last.contains(name) { return nil }
        return scopes.lazy.map { $0 + "." + name }.first(where: qualified.contains)
    }

    /// By scope, the names of the types in it, for a few scopes at once.
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
