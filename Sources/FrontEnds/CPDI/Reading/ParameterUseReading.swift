/// Finds where code names generic parameters for dependencies: `Child<Dependencies>`, `Dependencies.Item`.
///
/// A type with such an argument may constrain it, so that an alias needs members that no body reads.
struct ParameterUseReading {
    let text: TokenText
    let names: CompositionNames
    private let parameters: [[UInt8]]

    /// - Parameter parameters: The names of the generic parameters for dependencies in the file.
    init(text: TokenText, names: CompositionNames, parameters: Set<String>) {
        self.text = text
        self.names = names
        self.parameters = parameters.map { Array($0.utf8) }
    }

    /// Returns what a token says about a parameter; `nil` if it isn't the name of one.
    ///
    /// - Parameter name: The bytes of the token.
    func use(at index: Int, _ name: UnsafeBufferPointer<UInt8>) -> DependencyUse? {
        guard parameters.contains(where: { $0.count == name.count && name.elementsEqual($0) }),
            !text.isSign(index - 1, ".")
        else { return nil }
        let word = String(decoding: name, as: UTF8.self)
        let range = text.range(index, index)
        if text.isSign(index + 1, "."), let member = text.word(index + 2) {
            return DependencyUse(kind: .typeMember(member, parameter: word), range: range)
        }
        // The declaration of the parameter itself.
        if text.isSign(index + 1, ":") {
            guard isRequirement(index), let found = text.name(at: index + 2) else { return nil }
            return DependencyUse(kind: .constrained(by: found.name, parameter: word), range: range)
        }
        if let start = clause(around: index) {
            let callee = text.qualifiedName(endingAt: start - 1).parts
            if callee.isEmpty || isDeclaration(start - 1) { return nil }
            return DependencyUse(kind: .typed(as: callee, parameter: word), range: range)
        }
        let start =
            ["inout", "borrowing", "consuming", "sending"].contains { text.isWord(index - 1, $0) }
            ? index - 1 : index
        if text.isSign(start - 1, ":"),
            text.isWord(start - 2, names.label) || text.isWord(start - 2, names.externalLabel)
                || text.isWord(start - 2, "_")
        {
            return nil
        }
        return text.isWord(index - 1, "where") || text.isSign(index - 1, "&")
            ? nil : DependencyUse(kind: .relabelled(parameter: word), range: range)
    }

    /// The index of the `<` of generic arguments that a token is one of.
    private func clause(around index: Int) -> Int? {
        guard text.isSign(index + 1, ",") || text.closesAngles(index + 1) else { return nil }
        var depth = 0
        for next in stride(from: index - 1, through: max(0, index - Self.longestClause), by: -1) {
            if text.isSign(next, "{") || text.isSign(next, "}") || text.isSign(next, "=") { return nil }
            depth += text.angles(next)
            if depth > 0 { return next }
        }
        return nil
    }

    /// True for a name in a `where` clause, and false for one in a generic parameter clause.
    private func isRequirement(_ index: Int) -> Bool {
        for next in stride(from: index - 1, through: max(0, index - Self.longestClause), by: -1) {
            if text.isWord(next, "where") { return true }
            if ["<", "{", "}", "("].contains(where: { text.isSign(next, $0) }) { return false }
        }
        return false
    }

    /// More tokens than the arguments of a type have.
    private static let longestClause = 60

    /// True for the name of a declaration, whose clause declares parameters.
    private func isDeclaration(_ index: Int) -> Bool {
        ["struct", "class", "actor", "enum", "func", "protocol", "typealias", "init", "extension"].contains {
            text.isWord(index - 1, $0)
        } || text.isWord(index, "init")
    }
}
