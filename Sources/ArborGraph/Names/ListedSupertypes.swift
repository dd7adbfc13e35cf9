import ArborModel

/// The supertypes that outlines list for some classes, protocols and type aliases at the top level, and for those above them.
package struct ListedSupertypes<Module> {
    /// A declaration's module, and the names after its colon, as written but without generic arguments.
    package typealias Declaration = (module: Module, supertypes: [String])

    /// The declarations with supertypes by their name.
    private var declarations: [String: [Declaration]] = [:]

    /// Reads the outlines once for each level of the inheritance above some types. Nearly all outlines are left out by their
    /// content.
    ///
    /// - Parameter names: The names of the types, without those of modules and types around them.
    package init(of names: Set<String>, in outlines: [(outline: FileOutline, module: Module)]) {
        var seen = names
        var open = names
        while !open.isEmpty {
            let found = add(open, of: outlines)
            open = found.subtracting(seen)
            seen.formUnion(open)
        }
    }

    /// Returns the names of the supertypes that were found.
    private mutating func add(
        _ names: Set<String>, of outlines: [(outline: FileOutline, module: Module)]
    ) -> Set<String> {
        let filter = NameFilter(names.map { $0[...] })
        var found: Set<String> = []
        for (outline, module) in outlines where outline.holds(.inheriting) && outline.mayHold(filter) {
            outline.visitEntries { kind, entry in
                guard kind == .inheriting, let end = entry.firstIndex(of: UInt8(ascii: "=")) else { return }
                let name = UnsafeBufferPointer(rebasing: entry[..<end])
                guard filter.mayContain(name) else { return }
                let text = String(decoding: name, as: UTF8.self)
                guard names.contains(text) else { return }
                let supertypes = String(decoding: entry[(end + 1)...], as: UTF8.self)
                    .split(separator: ",").map { String($0) }
                declarations[text, default: []].append((module, supertypes))
                found.formUnion(supertypes.map(\.lastPart))
            }
        }
        return found
    }

    /// The declarations of a name that have supertypes.
    package subscript(name: String) -> [Declaration] { declarations[name] ?? [] }

    /// Returns the names of types and of all that is above them, without those of modules and types around them.
    package func closure(of names: some Sequence<String>) -> Set<String> {
        var found: Set<String> = []
        var open = Array(names)
        while let name = open.popLast() {
            guard found.insert(name).inserted else { continue }
            for declaration in self[name] { open += declaration.supertypes.map(\.lastPart) }
        }
        return found
    }
}
