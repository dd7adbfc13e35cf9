import ArborModel

/// How resolved names are shown to people: plain where that is enough, with the module where it is not.
package struct ShownNames: Sendable {
    /// Of each plain name, what it meant first.
    private var meaning: [String: String] = [:]
    /// Plain names that mean several things in one program.
    private var ambiguous: Set<String> = []
    /// Of names that nothing in the program declares, the module that somebody wrote in front, and the one that they
    /// most likely come from.
    package private(set) var writtenModules: [String: String] = [:]
    package private(set) var likelyModules: [String: String] = [:]

    /// Of plain names that a file could not mean, since several of its imports declare them, these modules.
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
        // Of several the first by its letters: files come in any order.
        writtenModules[name] = min(writtenModules[name] ?? module, module)
    }

    mutating func add(_ name: String, likelyOf module: String) {
        likelyModules[name] = min(likelyModules[name] ?? module, module)
    }

    /// Plain names that mean several things in one program.
    package func isAmbiguous(_ name: String) -> Bool { ambiguous.contains(name) }

    /// True where `shown` may change a type.
    var isNeeded: Bool { !meaning.isEmpty }

    /// The type as a message or a drawing has it.
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

    /// The type without any module: what types are put in order by, so that the order is the same whether modules are
    /// known or not.
    func plain(_ type: TypeExpression) -> TypeExpression {
        type.mapNames { written in
            guard case .named(let text, let arguments) = written,
                let (_, name) = ModuleQualifiedName.split(text)
            else { return nil }
            return .named(String(name), arguments.map(plain))
        }
    }
}
