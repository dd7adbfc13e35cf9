import ArborModel

/// The supertypes that outlines list for some classes, protocols and type aliases at the top level, and for those above them.
package struct ListedSupertypes {
    /// The index of a declaration's outline, and the names after its colon, as written but without generic arguments.
    package typealias Declaration = (outline: Int, supertypes: [String])

    /// The declarations with supertypes by their name.
    private var declarations: [String: [Declaration]] = [:]
    /// The names of the supertypes that are written with arguments somewhere.
    package private(set) var generic: Set<String> = []
    /// The names of the types and of all that is above them.
    package private(set) var names: Set<String>

    /// Reads the outlines once for each level of the inheritance above some types. Nearly all outlines are left out by their
    /// content.
    ///
    /// - Parameter names: The names of the types, without those of modules and types around them.
    package init(of names: Set<String>, in outlines: [FileOutline]) {
        self.names = names
        var open = names
        while !open.isEmpty {
            let found = add(open, of: outlines)
            open = found.subtracting(self.names)
            self.names.formUnion(open)
        }
    }

    /// Returns the names of the supertypes that were found.
    private mutating func add(_ names: Set<String>, of outlines: [FileOutline]) -> Set<String> {
        let filter = NameFilter(names.map { $0[...] })
        var found: Set<String> = []
        for index in outlines.indices
        where outlines[index].mayHold(filter) && outlines[index].holdsSupertypes {
            outlines[index].visitEntries { kind, entry in
                guard kind == .inheriting || kind == .bringing,
                    let end = entry.firstIndex(of: UInt8(ascii: "="))
                else { return }
                let name = UnsafeBufferPointer(rebasing: entry[..<end])
                guard filter.mayContain(name) else { return }
                let text = String(decoding: name, as: UTF8.self)
                guard names.contains(text) else { return }
                let written = String(decoding: entry[(end + 1)...], as: UTF8.self).split(separator: ",")
                let supertypes = written.map { String($0.last == "<" ? $0.dropLast() : $0) }
                generic.formUnion(
                    written.lazy.filter { $0.last == "<" }.map { String($0.dropLast()).lastPart })
                declarations[text, default: []].append((index, supertypes))
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

extension FileOutline {
    /// True if supertypes are listed. No memory of the text is touched.
    package var holdsSupertypes: Bool { holds(.inheriting) || holds(.bringing) }
}

/// The names of the declarations whose supertypes only bring types. An extension of an annotated type may be one of them.
package struct ConformedNames {
    private var names = StringInterner()

    package init() {}

    /// Adds the declarations of a file. Few outlines list any.
    package mutating func add(_ outline: FileOutline) {
        outline.visitEntries { kind, entry in
            guard kind == .bringing, let end = entry.firstIndex(of: UInt8(ascii: "=")) else { return }
            _ = names.intern(UnsafeBufferPointer(rebasing: entry[..<end]))
        }
    }

    /// - Parameter name: A name without that of the module.
    package func contains(_ name: String) -> Bool { names.find(name) != nil }
}
