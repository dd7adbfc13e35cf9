extension SourceScanner {
    /// Those of some types that an extension in one of the files makes `Sendable`, by their names; in doubt one is.
    ///
    /// - Parameter types: qualified names.
    @available(macOS 10.15, *)
    public func typesExtendedAsSendable(_ types: Set<String>, in files: [String]) async -> Set<String> {
        if types.isEmpty { return [] }
        let names = Set(types.map(\.lastName))
        let found = await each(of: files) { worker, number in
            worker.namesExtendedAsSendable(among: names, in: files[number])
        }
        let extended = Set(found.joined())
        return types.filter { extended.contains($0.lastName) }
    }
}

extension ScanWorker {
    fileprivate mutating func namesExtendedAsSendable(among names: Set<Substring>, in path: String)
        -> [Substring]?
    {
        guard load(path), NeedleSearch("Sendable").isFound(in: source) else { return nil }
        var found: [Substring] = []
        var lexer = WordLexer(source)
        /// Of the extension whose head is being read.
        var name: Substring?
        var isNamed = false
        /// What is before it, as far as it says that the conformance is none: `*, unavailable`.
        var said = Unavailability()
        while let piece = lexer.next() {
            let text = Substring(decoding: source[piece.start..<piece.end], as: UTF8.self)
            said.read(text)
            if text == "extension" {
                (name, isNamed) = (said.isSaid ? nil : "", false)
                said = Unavailability()
            } else if text == "{" {
                name = nil
            } else if text == ":" || text == "where" {
                isNamed = true
            } else if !isNamed, piece.isWord, name != nil {
                name = text
            } else if isNamed, text == "Sendable", let name, names.contains(name) {
                found.append(name)
            }
        }
        return found
    }
}

/// Whether `*, unavailable` stands in an attribute of the next declaration.
private struct Unavailability {
    private var previous = (Substring(""), Substring(""))
    private(set) var isSaid = false

    mutating func read(_ text: Substring) {
        if text == "unavailable", previous == ("*", ",") { isSaid = true }
        if Self.ends.contains(text) { isSaid = false }
        previous = (previous.1, text)
    }

    /// What another declaration begins or ends with.
    private static let ends: Set<Substring> = [
        "{", "}", "actor", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
    ]
}

extension String {
    /// `B` of `A.B`.
    fileprivate var lastName: Substring {
        utf8.lastIndex(of: UInt8(ascii: ".")).map { self[index(after: $0)...] } ?? self[...]
    }
}
