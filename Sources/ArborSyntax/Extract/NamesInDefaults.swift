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
                isStatic: found.isStatic || found.isType, hidesInitializers: found.hidesInitializers)
        }
    }

    private var wordsInDefaults: Set<String> {
        var words: Set<String> = []
        // By index, because a declaration has two dozen references to count.
        for type in types.indices {
            for callable in types[type].callables.indices {
                for parameter in types[type].callables[callable].parameters.indices {
                    let value = types[type].callables[callable].parameters[parameter].defaultValue
                    guard let value else { continue }
                    words.formUnion(value.names)
                    // `.init()` calls an initializer of the parameter's type.
                    if value.utf8.first == UInt8(ascii: ".") {
                        words.formUnion(types[type].callables[callable].parameters[parameter].type.names)
                    }
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
        /// True for a type with an initializer that is private, or that private properties make so.
        var hidesInitializers = false
    }

    private let wanted: Set<String>
    private let source: UnsafeBufferPointer<UInt8>
    /// The words of the current statement on its line, before the last one.
    private var line: [Range<Int>] = []
    /// True in an extension that hides its members, or perhaps after it.
    private var isAfterHiddenExtension = false
    private(set) var found: [Found] = []
    /// The found type whose members are read, and what its memberwise initializer rests on.
    private var members: (type: Int, isStruct: Bool, hasInitializer: Bool, hidesProperty: Bool, depth: Int)?

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
        endMembers()
    }

    private mutating func readBrace(_ sign: UInt8) {
        if sign == UInt8(ascii: "{") { members?.depth += 1 }
        guard sign == UInt8(ascii: "}") else { return }
        members?.depth -= 1
        if members?.depth == 0 { endMembers() }
    }

    private mutating func endMembers() {
        if let members, members.isStruct, members.hidesProperty, !members.hasInitializer {
            found[members.type].hidesInitializers = true
        }
        members = nil
    }

    /// Reads a word in a found type: `init`, or the name of a property.
    private mutating func readMember(_ word: Range<Int>, after keyword: String?) {
        let text = source[word]
        let isInitializer =
            text.elementsEqual("init".utf8) && (word.lowerBound == 0 || source[word.lowerBound - 1] != 0x2E)
        guard members?.depth == 1, isInitializer || keyword == "let" || keyword == "var" else { return }
        let words = Set(line.map { String(decoding: source[$0], as: UTF8.self) })
        let isPrivate = !words.isDisjoint(with: ["private", "fileprivate"])
        if isInitializer {
            members?.hasInitializer = true
            if isPrivate, let members { found[members.type].hidesInitializers = true }
        } else if isPrivate, words.isDisjoint(with: ["static", "lazy"]), !isComputed(after: word.upperBound) {
            members?.hidesProperty = true
        }
    }

    /// Returns whether a property has a body, which follows its type on the line.
    private func isComputed(after offset: Int) -> Bool {
        let rest = source[offset...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "=") }
        return rest.contains(UInt8(ascii: "{"))
    }

    private mutating func readSign(_ offset: Int) {
        // What these end or begin has modifiers of its own.
        if "\n;{}".utf8.contains(source[offset]) { line.removeAll(keepingCapacity: true) }
        if members != nil { readBrace(source[offset]) }
        // A brace at the start of a line closes what is at the top level.
        let isFirst = offset == 0 || source[offset - 1] == UInt8(ascii: "\n")
        if isFirst, source[offset] == UInt8(ascii: "}") { isAfterHiddenExtension = false }
    }

    private mutating func read(_ word: Range<Int>) {
        // Few words follow a keyword, so only these are looked up.
        let keyword = line.last.map { String(decoding: source[$0], as: UTF8.self) }
        if members != nil { readMember(word, after: keyword) }
        guard let keyword else { return }
        let isType = Self.types.contains(keyword)
        let isExtension = keyword == "extension"
        guard isType || isExtension || Self.values.contains(keyword) else { return }
        if isType || isExtension { endMembers() }
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
        if isType { members = (found.count - 1, keyword == "struct", false, false, 0) }
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
