import ArborModel

/// How resolved names are shown to people: plain if the name is unambiguous, otherwise with the module.
package struct ShownNames: Sendable {
    /// The first meaning of each plain name.
    private var meaning: [String: String] = [:]
    /// The plain names that mean several things in one program.
    private var ambiguous: Set<String> = []
    /// The module that a source file writes in front of each name that the program doesn't declare. `likelyModules` has
    /// the module that most likely declares the name.
    package private(set) var writtenModules: [String: String] = [:]
    package private(set) var likelyModules: [String: String] = [:]

    /// The modules of each plain name that is ambiguous in a file because several of its imports declare it.
    package private(set) var declaringModules: [String: Set<String>] = [:]

    mutating func add(_ name: String, declaredByEachOf modules: [String]) {
        declaringModules[name, default: []].formUnion(modules)
    }

    mutating func add(_ name: String, meaning known: String) {
        if let first = meaning[name] {
            if first != known { ambiguous.insert(name) }
        } else {
            meaning[name] = known
        }
    }

    mutating func add(_ name: String, writtenAfter module: String) {
        // If there are several, the first in alphabetical order is used, because files come in any order.
        writtenModules[name] = min(writtenModules[name] ?? module, module)
    }

    mutating func add(_ name: String, likelyOf module: String) {
        likelyModules[name] = min(likelyModules[name] ?? module, module)
    }

    /// Returns true if a plain name means several things in one program.
    package func isAmbiguous(_ name: String) -> Bool { ambiguous.contains(name) }

    /// True if `shown` may change a type.
    var isNeeded: Bool { !meaning.isEmpty }

    /// Returns the type as it appears in a message or a diagram.
    package func shown(_ type: TypeExpression) -> TypeExpression {
        if !isNeeded { return type }
        return type.mapNames { written in
            guard case .named(let text, let written) = written,
                let (module, name) = ModuleQualifiedName.split(text)
            else { return nil }
            let arguments = written.map(shown)
            let plain = String(name)
            if module.isEmpty || !ambiguous.contains(plain) { return .named(plain, arguments) }
            return .member(.named(String(module), []), plain, arguments)
        }
    }

    /// Returns the type without any module. Types are sorted by this form, so that the order is the same whether the
    /// modules are known or not.
    func plain(_ type: TypeExpression) -> TypeExpression {
        type.mapNames { written in
            guard case .named(let text, let arguments) = written,
                let (_, name) = ModuleQualifiedName.split(text)
            else { return nil }
            return .named(String(name), arguments.map(plain))
        }
    }
}
