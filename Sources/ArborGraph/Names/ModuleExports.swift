import ArborModel

/// The re-exports of each module: `@_exported import Core`, `@_exported import class Core.Store`.
struct ModuleExports: Sendable {
    /// A single declaration that one module re-exports from another.
    private struct Single: Hashable {
        var by: ModuleID
        var module: String
    }

    private var whole: [ModuleID: Set<String>] = [:]
    /// The single re-exports, by the name of the declaration.
    private var singles: [String: Set<Single>] = [:]
    private var showing: Set<ModuleID> = []

    /// - Parameter path: A module, or a module and a declaration in it.
    mutating func add(_ path: String, by module: ModuleID) {
        showing.insert(module)
        if let dot = path.utf8.firstIndex(of: UInt8(ascii: ".")) {
            let name = String(path[path.index(after: dot)...])
            singles[name, default: []].insert(Single(by: module, module: String(path[..<dot])))
        } else {
            whole[module, default: []].insert(path)
        }
    }

    func isAny(by module: ModuleID) -> Bool { showing.contains(module) }

    func modules(by module: ModuleID) -> Set<String> { whole[module] ?? [] }

    /// Returns the modules from which some of the requested modules re-export a declaration of this name.
    func modules(of name: String, shownBy isAsked: (ModuleID) -> Bool) -> [String] {
        if singles.isEmpty { return [] }
        return singles[name]?.filter { isAsked($0.by) }.map(\.module) ?? []
    }
}
