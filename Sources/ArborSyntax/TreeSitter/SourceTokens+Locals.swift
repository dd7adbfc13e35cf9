extension SourceTokens {
    /// The names that an expression itself declares: the parameters of closures, and their constants, variables and functions.
    package var locals: Set<String> {
        var names: Set<String> = []
        for index in indices {
            if ["let", "var", "func"].contains(where: { isWord(index - 1, $0) }), let name = word(index) {
                names.insert(name)
            }
            if isWord(index, "in") { names.formUnion(closureParameters(before: index)) }
        }
        return names
    }

    /// The names between the brace of a closure and `in`. A `for` has names before `in` as well.
    private func closureParameters(before index: Int) -> [String] {
        var names: [String] = []
        var next = index - 1
        while next >= 0, !isSign(next, "{"), !isSign(next, ";"), !isWord(next, "in") {
            // The name of a parameter is followed by its type, by the next one, or by the end.
            let ends = [":", ",", ")"].contains { isSign(next + 1, $0) } || next + 1 == index
            if ends, let name = word(next) { names.append(name) }
            next -= 1
        }
        return names
    }

    private func word(_ index: Int) -> String? { name(index).map { String(decoding: $0, as: UTF8.self) } }

    private func isWord(_ index: Int, _ text: String) -> Bool {
        name(index)?.elementsEqual(text.utf8) == true
    }
}
