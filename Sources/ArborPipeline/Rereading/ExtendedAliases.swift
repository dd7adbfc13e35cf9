import ArborModel

/// The names with extensions that may be type aliases: an extension of an alias extends the type that it stands for.
struct ExtendedAliases {
    /// By the last component of a type's name, the names that may stand for it. Classes and protocols are listed like
    /// aliases, by their supertypes.
    private var names: [String: Set<String>] = [:]

    /// - Parameter isExtended: Returns whether a file extends types of a name.
    init(_ outlines: some Sequence<FileOutline>, where isExtended: (String) -> Bool) {
        for outline in outlines
        where outline.holds(.inheriting) || outline.holds(.bringing) || outline.holds(.aliased) {
            outline.visitEntries { kind, entry in
                guard kind == .inheriting || kind == .bringing || kind == .aliased,
                    let sign = entry.firstIndex(of: UInt8(ascii: "="))
                else { return }
                let name = Self.text(entry[..<sign]).lastName
                if isExtended(name) { add(name, of: entry[(sign + 1)...]) }
            }
        }
    }

    /// The names that may stand for a type, by the last component of its name.
    subscript(type: String) -> [String] { names[type]?.sorted() ?? [] }

    private mutating func add(_ name: String, of types: Slice<UnsafeBufferPointer<UInt8>>) {
        for type in types.split(separator: UInt8(ascii: ",")) {
            let written = type.prefix { $0 != UInt8(ascii: "<") }
            names[Self.text(written).lastName, default: []].insert(name)
        }
    }

    private static func text(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
        String(decoding: bytes.filter { $0 != UInt8(ascii: " ") }, as: UTF8.self)
    }
}
