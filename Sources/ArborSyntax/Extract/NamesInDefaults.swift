import ArborModel

extension FileDeclarations {
    /// Finds the declarations, in the text that the file was read from, of the names that default values use.
    ///
    /// A default value may be repeated in another file, where names of this one mean something else or nothing. Few default
    /// values have names, so the text is searched only then, and it isn't parsed.
    package mutating func addNamesInDefaults(of source: UnsafeBufferPointer<UInt8>) {
        let words = wordsInDefaults
        if words.isEmpty { return }
        var search = DeclarationSearch(for: words, in: source)
        search.run()
        namesInDefaults = search.found.map { found in
            let owner = types.indices.last {
                types[$0].nameRange.end.offset <= found.offset && types[$0].range.end.offset > found.offset
            }
            return DeclaredName(
                name: found.name, owner: owner.map { types[$0].name },
                isHidden: found.isPrivate && (found.isStatic || found.isType || owner == nil),
                isStatic: found.isStatic || found.isType)
        }
    }

    private var wordsInDefaults: Set<String> {
        var words: Set<String> = []
        // By index, because a declaration has two dozen references to count.
        for type in types.indices {
            for callable in types[type].callables.indices {
                for parameter in types[type].callables[callable].parameters.indices {
                    let value = types[type].callables[callable].parameters[parameter].defaultValue
                    if let value { words.formUnion(value.names) }
                }
            }
        }
        return words
    }
}

extension String {
    /// The words of an expression, without those that mean the same everywhere.
    fileprivate var names: [String] {
        withBytes { bytes in
            if bytes.allSatisfy({ !$0.isLetter }) { return [] }
            let tokens = SourceTokens(of: bytes)
            return tokens.indices.compactMap { index in
                let word = tokens.name(index).map { String(decoding: $0, as: UTF8.self) }
                return word.flatMap { ["true", "false", "nil", "init"].contains($0) ? nil : $0 }
            }
        }
    }
}

/// A search for the declarations of some names in a text that is not parsed. What looks like a declaration in a comment or a
/// string counts too.
private struct DeclarationSearch {
    struct Found {
        var name: String
        var offset: UInt32
        var isPrivate: Bool
        var isStatic: Bool
        /// True for a type or an alias of one.
        var isType: Bool
    }

    private let wanted: Set<String>
    private let source: UnsafeBufferPointer<UInt8>
    /// The words on the current line before the last one.
    private var line: [Range<Int>] = []
    /// True in an extension that hides its members, or perhaps after it.
    private var isAfterHiddenExtension = false
    private(set) var found: [Found] = []

    init(for names: Set<String>, in source: UnsafeBufferPointer<UInt8>) {
        wanted = names
        self.source = source
    }

    mutating func run() {
        var next = 0
        while next < source.count {
            guard source[next].isOfName else {
                readSign(next)
                next += 1
                continue
            }
            let start = next
            while next < source.count, source[next].isOfName { next += 1 }
            read(start..<next)
            line.append(start..<next)
        }
    }

    private mutating func readSign(_ offset: Int) {
        if source[offset] == UInt8(ascii: "\n") { line.removeAll(keepingCapacity: true) }
        // A brace at the start of a line closes what is at the top level.
        let isFirst = offset == 0 || source[offset - 1] == UInt8(ascii: "\n")
        if isFirst, source[offset] == UInt8(ascii: "}") { isAfterHiddenExtension = false }
    }

    private mutating func read(_ word: Range<Int>) {
        // Few words follow a keyword, so only these are looked up.
        guard let keyword = line.last.map({ String(decoding: source[$0], as: UTF8.self) }) else { return }
        let isType = Self.types.contains(keyword)
        let isExtension = keyword == "extension"
        guard isType || isExtension || Self.values.contains(keyword) else { return }
        let name = String(decoding: source[word], as: UTF8.self)
        guard isExtension || wanted.contains(name) else { return }
        let words = line.map { range in
            let isSetter = range.upperBound < source.count && source[range.upperBound] == UInt8(ascii: "(")
            return isSetter ? "" : String(decoding: source[range], as: UTF8.self)
        }
        let isPrivate = words.contains("private") || words.contains("fileprivate")
        if isExtension {
            if isPrivate { isAfterHiddenExtension = true }
            return
        }
        let isStatic = words.contains("static") || words.dropLast().contains("class")
        found.append(
            Found(
                name: name, offset: UInt32(word.lowerBound),
                isPrivate: isPrivate || isAfterHiddenExtension && isStatic, isStatic: isStatic, isType: isType
            ))
    }

    private static let types: Set = ["class", "struct", "actor", "enum", "protocol", "typealias"]
    private static let values: Set = ["let", "var", "func"]
}

extension UInt8 {
    fileprivate var isLetter: Bool {
        self >= 0x80 || self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z")
    }

    /// True for a byte of an identifier.
    fileprivate var isOfName: Bool {
        isLetter || self == UInt8(ascii: "_") || self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9")
    }
}
