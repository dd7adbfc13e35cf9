import ArborModel

/// The type aliases of a program that don't compose protocols by their names. Only those in files with composed
/// dependencies are known.
struct TypeAliases: Sendable {
    /// By name, the aliases with the indices of their files.
    private var aliases: [String: [(file: Int, alias: WrittenTypeAlias)]] = [:]

    init(_ files: [CompositionFile]) {
        for (file, facts) in files.enumerated() {
            for alias in facts.typeAliases { aliases[alias.name, default: []].append((file, alias)) }
        }
    }

    /// True if some alias has a name.
    func holds(_ name: String) -> Bool { aliases[name] != nil }

    /// Returns the aliases of a name that a file may mean; none if one that isn't at the top level may be meant.
    func candidates(named name: String, in file: Int) -> [(file: Int, alias: WrittenTypeAlias)] {
        guard let all = aliases[name], !all.contains(where: { $0.alias.isIndented || $0.alias.isGeneric })
        else {
            return []
        }
        return all.filter { !$0.alias.isPrivate || $0.file == file }
    }
}

extension CompositionProgram {
    /// More steps than aliases of aliases have. An alias that names itself would have no end.
    private static let longestChain = 8

    /// Returns a type with what its type aliases stand for, in normal form.
    ///
    /// - Parameters:
    ///   - file: The file in which the type is written.
    ///   - others: Names that mean something else there, such as associated types.
    func expanded(_ type: TypeExpression, in file: Int, besides others: Set<String> = []) -> TypeExpression {
        expanded(type, in: file, besides: others, steps: Self.longestChain).normal
    }

    private func expanded(
        _ type: TypeExpression, in file: Int, besides others: Set<String>, steps: Int
    ) -> TypeExpression {
        if steps == 0 { return type }
        return type.mapNames { part in
            guard let name = aliasName(part), !others.contains(name),
                let target = typeAlias(named: name, in: file)
            else { return nil }
            return expanded(target.alias.type, in: target.file, besides: [], steps: steps - 1)
        }
    }

    /// The name of a type that may be an alias at the top level: `Handler`, `Module.Handler`.
    private func aliasName(_ type: TypeExpression) -> String? {
        switch type {
        case .named(let name, []): name
        case .member(.named(let module, []), let name, []):
            typeAliases.holds(name) && isModule(module) ? name : nil
        default: nil
        }
    }

    private func isModule(_ name: String) -> Bool {
        files.contains { $0.module == name }
    }

    /// Returns the type alias that a name means in a file, or `nil` if the name means something else or several aliases have it.
    private func typeAlias(named name: String, in file: Int) -> (file: Int, alias: WrittenTypeAlias)? {
        let all = typeAliases.candidates(named: name, in: file)
        guard !all.isEmpty else { return nil }
        let own = all.filter { files[$0.file].module == files[file].module }
        let seen = own.isEmpty ? all : own
        let written = Name(text: name, range: seen[0].alias.range)
        guard seen.allSatisfy({ $0.alias.type == seen[0].alias.type }),
            types(named: written, in: file).isEmpty, protocols(named: written, in: file).isEmpty
        else { return nil }
        return seen[0]
    }

    /// The names of the type aliases of functions, at any depth.
    var functionAliases: Set<String> {
        var found: Set<String> = []
        for file in files.indices {
            for alias in files[file].typeAliases where expanded(alias.type, in: file).isFunction {
                found.insert(alias.name)
            }
        }
        return found
    }

    /// The actors that a protocol is isolated to, by their own names.
    func isolation(of leaf: Reference) -> Set<String> {
        isolation(of: self[leaf: leaf].isolation, in: leaf.file)
    }

    /// The actors that attributes isolate to, by their own names.
    func isolation(of attributes: some Sequence<String>, in file: Int) -> Set<String> {
        Set(
            attributes.map { attribute in
                expanded(TypeExpression(parsing: String(attribute.dropFirst())), in: file).description
            })
    }
}
