import ArborModel

/// The type aliases by which a module exports a type of another module, or chooses one of several: `typealias Store =
/// Core.Store`.
struct ModuleAliases: Sendable {
    private struct Name: Hashable {
        var module: ModuleID
        var text: String
    }

    /// The targets by alias. The value is `nil` if the alias differs between `#if` branches.
    private var targets: [Name: NominalPath?] = [:]

    /// - Parameter text: `Store = Core.Store`
    mutating func add(_ text: String, of module: ModuleID) {
        guard let sign = text.firstIndex(of: "=") else { return }
        let name = Name(module: module, text: String(text[..<sign].filter { $0 != " " }))
        let type = TypeExpression(parsing: String(text[text.index(after: sign)...].drop { $0 == " " }))
        let path = NominalPath(type)
        if let known = targets[name], known != path {
            targets[name] = .some(nil)
        } else {
            targets[name] = path
        }
    }

    /// Returns a path that starts with the name of the module and has at least one more part.
    func target(of name: String, in module: ModuleID) -> NominalPath? {
        if targets.isEmpty { return nil }
        return targets[Name(module: module, text: name)] ?? nil
    }
}
