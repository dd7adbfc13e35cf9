import ArborModel
import ArborSyntax

/// The words of a function's body, and which of them are assigned to. The fix-its need nothing else of a body.
package struct BodyWords {
    /// All words.
    package private(set) var words: Set<String> = []
    /// The names that are assigned to: `name =`, `self.name =`, `(self.name, …) =`. New variables are left out.
    package private(set) var assigned: Set<String> = []
    /// True if the body calls another initializer of `self`.
    package private(set) var callsInitializerOfSelf = false

    /// Reads the text of a body.
    package init(of text: String) {
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

    /// - Parameter before: The word before this one, or an empty string.
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
    /// True if only names follow and then `) =`, as in `, self.b) = (a, b)`. The search stops after 300 tokens.
    fileprivate func closesTupleOfTargets(after index: Int) -> Bool {
        let rest = indices[(index + 1)...].prefix(300)
        let end = rest.first { name($0) == nil && !isSign($0, ",") && !isSign($0, ".") }
        return end.map { isSign($0, ")") && isSign($0 + 1, "=") } ?? false
    }
}
