import ArborModel
import ArborSyntax

/// The words of a function's body, and which of them are assigned to. The fix-its need nothing else of a body.
package struct BodyWords {
    /// All words.
    package private(set) var words: Set<String> = []
    /// The names that are assigned to: `name =`, `self.name =`, `(self.name, …) =`. New variables are left out.
    package private(set) var assigned: Set<String> = []
    /// The names of new variables.
    package private(set) var declared: Set<String> = []
    /// The names that are called without arguments, and with some.
    private var called: (plainly: Set<String>, withArguments: Set<String>) = ([], [])
    /// How often each name is written without a value in front of it, except as a label.
    private var bare: [String: Int] = [:]
    /// How often each name is assigned to.
    private var assignments: [String: Int] = [:]
    /// How often a property is assigned the value of its own name: `self.name = name`.
    private var passedOn: [String: Int] = [:]
    /// True if the body calls another initializer of `self`, or assigns a whole value to it.
    package private(set) var callsInitializerOfSelf = false

    /// Reads the text of a body.
    package init(of text: String) {
        var text = text
        text.withUTF8 { read(SourceTokens(of: $0)) }
    }

    /// The names that are written without a value in front of them, except as labels.
    package var bareNames: Dictionary<String, Int>.Keys { bare.keys }

    /// True if a name is called, and never with arguments.
    package func callsOnlyPlainly(_ name: String) -> Bool {
        called.plainly.contains(name) && !called.withArguments.contains(name)
    }

    /// How often a name is assigned to.
    package func assignments(of name: String) -> Int { assignments[name] ?? 0 }

    /// True if a property keeps the value that the body gives it, even if a parameter of its name is added.
    ///
    /// It doesn't if the body leaves it alone, or only says `self.name = name`. If the name is written elsewhere too, it
    /// may be that of a local variable.
    package func keepsValue(of name: String) -> Bool {
        if assigned.contains("_" + name) { return true }
        guard let count = assignments[name] else { return false }
        return passedOn[name] != count || bare[name] != count
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

    private mutating func noteCall(of word: String, at index: Int, in tokens: SourceTokens) {
        if tokens.isSign(index + 2, ")") {
            called.plainly.insert(word)
        } else {
            called.withArguments.insert(word)
        }
    }

    /// - Parameter before: The word before this one, or an empty string.
    private mutating func note(_ word: String, at index: Int, after before: String, in tokens: SourceTokens) {
        words.insert(word)
        let isMember = tokens.isSign(index - 1, ".")
        let isOfSelf = isMember && before == "self"
        let isWhole = tokens.isSign(index + 1, "=") && !tokens.isSign(index + 2, "=")
        if isOfSelf ? word == "init" : !isMember && word == "self" && isWhole {
            callsInitializerOfSelf = true
        }
        let isNew = before == "let" || before == "var"
        if isNew { declared.insert(word) }
        if tokens.isSign(index + 1, "(") { noteCall(of: word, at: index, in: tokens) }
        if !isMember, isNew || !tokens.isSign(index + 1, ":") { bare[word, default: 0] += 1 }
        guard isOfSelf || !isMember, !isNew else { return }
        let value =
            tokens.isSign(index + 1, "=")
            ? index + 2 : isOfSelf ? tokens.valueInTuple(ofTarget: index) : nil
        guard let value else { return }
        assigned.insert(word)
        assignments[word, default: 0] += 1
        if isOfSelf, tokens.isWhole(value), tokens.name(value)?.elementsEqual(word.utf8) == true {
            passedOn[word, default: 0] += 1
        }
    }
}

extension SourceTokens {
    /// The value that a target in a tuple gets, such as `b` for the second name in `(self.a, self.b) = (a, b)`. If the
    /// values aren't all names, it is their opening parenthesis.
    ///
    /// The result is `nil` if the name is no such target. Each search stops after 300 tokens.
    fileprivate func valueInTuple(ofTarget index: Int) -> Int? {
        let rest = indices[(index + 1)...].prefix(300)
        let end = rest.first { name($0) == nil && !isSign($0, ",") && !isSign($0, ".") }
        guard let end, isSign(end, ")"), isSign(end + 1, "=") else { return nil }
        let start = indices[..<index].suffix(300).last { isSign($0, "(") } ?? index
        let values = indices[min(end + 3, indices.endIndex)...].prefix(300)
        let close = values.first { name($0) == nil && !isSign($0, ",") }
        // Names and commas take turns.
        let value = values.startIndex + 2 * (start..<index).count { isSign($0, ",") }
        guard let close, isSign(close, ")"), value < close else { return end + 2 }
        return value
    }

    /// True if a value is one token, after which its statement or its place in a tuple ends.
    fileprivate func isWhole(_ value: Int) -> Bool {
        let next = value + 1
        guard indices.contains(next) else { return true }
        if [",", ")", ";", "}"].contains(where: { isSign(next, $0) }) { return true }
        guard isFirstOnLine(next) else { return false }
        if let name = name(next) { return !["as", "is"].contains(String(decoding: name, as: UTF8.self)) }
        return ["(", "#", "@"].contains { isSign(next, $0) }
    }
}
