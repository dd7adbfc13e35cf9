import ArborModel
import ArborSyntax

extension FileSummary {
    /// Adds the functions and variables of extensions to the members of the types that they may extend.
    ///
    /// The prescan leaves out extensions. Where a generated extension of a type names another type, a function of that
    /// name hides it. So each name of the file counts that looks like a type's, wherever it is declared. Other files'
    /// extensions are known by their outlines.
    mutating func addMembersInExtensions(of source: UnsafeBufferPointer<UInt8>) {
        guard outline.holds(.extended) || outline.holds(.conformed) else { return }
        let extended = providers.indices.filter {
            (providers[$0].isRoot || providers[$0].hasParticulars && providers[$0].particulars.mocks != nil)
                && outline.extends(providers[$0].name)
        }
        if extended.isEmpty { return }
        let names = Self.valuesLikeTypes(in: source)
        for index in extended where !names.isEmpty {
            let known = Set(providers[index].particulars.memberNames)
            providers[index].particulars.memberNames += names.filter { !known.contains($0) }
        }
    }

    /// Returns the names after `func`, `var` and `let` that begin with a capital letter, sorted.
    private static func valuesLikeTypes(in source: UnsafeBufferPointer<UInt8>) -> [String] {
        var names: Set<String> = []
        for index in source.indices where (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(source[index]) {
            let before = source[..<index]
            guard let end = before.lastIndex(where: { !$0.isBlank }), end + 1 < index,
                keywords.contains(where: { source[...end].ends(with: $0) })
            else { continue }
            let name = source[index...].prefix { $0.isNamePart }
            names.insert(String(decoding: name, as: UTF8.self))
        }
        return names.sorted()
    }

    private static let keywords = ["func", "var", "let"].map { Array($0.utf8) }
}

extension FileOutline {
    /// Returns true if the file extends the type, or a type around it.
    fileprivate func extends(_ name: String) -> Bool {
        var isExtended = false
        visitEntries { kind, entry in
            guard kind.isExtension else { return }
            let extended = String(decoding: entry, as: UTF8.self)
            isExtended = isExtended || name == extended || name.hasPrefix(extended + ".")
        }
        return isExtended
    }
}

extension UInt8 {
    fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }

    fileprivate var isNamePart: Bool {
        self >= 0x80 || self == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
    }
}

extension Slice where Base == UnsafeBufferPointer<UInt8> {
    fileprivate func ends(with word: [UInt8]) -> Bool {
        count >= word.count && suffix(word.count).elementsEqual(word)
    }
}
