import ArborModel
import ArborSyntax

/// The words of a body, and which of them are assigned to: as much of code as a fix-it asks for.
struct BodyWords {
    private(set) var words: Set<String> = []
    /// Names that are given a value: `name =`, `self.name =`, `(self.name, …) =`. Those of new variables are left out.
    private(set) var assigned: Set<String> = []
    /// True where another initializer is called.
    private(set) var callsInitializerOfSelf = false

    init(of text: String) {
        var text = text
        text.withUTF8 { read(SourceTokens(of: $0)) }
    }

    private mutating func read(_ tokens: SourceTokens) {
        var before = ""
        for index in tokens.indices {
            guard let name = tokens.name(index) else { continue }
            let word = String(decoding: name, as: UTF8.self)
            note(word, at: index, after: before, in: tokens)
            before = word
        }
    }

    /// - Parameter before: The word before this one.
    private mutating func note(_ word: String, at index: Int, after before: String, in tokens: SourceTokens) {
        words.insert(word)
        let isMember = tokens.isSign(index - 1, ".")
        let isOfSelf = isMember && before == "self"
        if word == "init", isOfSelf { callsInitializerOfSelf = true }
        guard isOfSelf || !isMember, before != "let", before != "var" else { return }
        let isGiven = tokens.isSign(index + 1, "=")
        if isGiven || isOfSelf && tokens.closesTupleOfTargets(after: index) { assigned.insert(word) }
    }
}

extension SourceTokens {
    /// True if `) =` follows, after nothing but more names: `, self.b) = (a, b)`. Looks no further than a line is long.
    fileprivate func closesTupleOfTargets(after index: Int) -> Bool {
        let rest = indices[(index + 1)...].prefix(300)
        let end = rest.first { name($0) == nil && !isSign($0, ",") && !isSign($0, ".") }
        return end.map { isSign($0, ")") && isSign($0 + 1, "=") } ?? false
    }
}
