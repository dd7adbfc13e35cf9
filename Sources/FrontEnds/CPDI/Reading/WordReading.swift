import ArborModel

/// Finds names of aliases wherever they are written, and all words of a file.
struct WordReading {
    let text: TokenText
    let names: CompositionNames

    /// The keywords before a name that something else declares.
    private static let others: Set<String> = [
        "struct", "class", "enum", "actor", "protocol", "func", "let", "var", "case", "associatedtype",
        "extension",
        "macro", "import",
    ]

    /// The places with the name of an alias, in order.
    var mentions: [Mention] {
        let suffix = Array(names.dependencies.utf8)
        return text.tokens.indices.compactMap { index in
            guard let name = text.tokens.name(index), name.count > suffix.count,
                name[(name.count - suffix.count)...].elementsEqual(suffix)
            else { return nil }
            return Mention(
                name: String(decoding: name, as: UTF8.self), range: text.range(index, index),
                isDoubtful: isDoubtful(index))
        }
    }

    private func isDoubtful(_ index: Int) -> Bool {
        if text.isSign(index - 1, ".") { return true }
        if text.isSign(index + 1, ":"), !text.isSign(index - 1, ":") { return true }
        return text.word(index - 1).map(Self.others.contains) ?? false
    }

    /// The words in some types at the top level, and outside of all of them, by the indices of the types.
    func words(in places: Set<Int?>, of types: [ComposedType]) -> [Int?: Set<String>] {
        var found: [Int?: Set<String>] = [:]
        var rest = types.indices.filter { types[$0].parent == nil }[...]
        for index in text.tokens.indices {
            let offset = UInt32(text.tokens.start(index))
            while let first = rest.first, types[first].range.end.offset <= offset { rest.removeFirst() }
            let place = rest.first.flatMap { types[$0].range.start.offset <= offset ? $0 : nil }
            if places.contains(place), let word = text.word(index) { found[place, default: []].insert(word) }
        }
        return found
    }

    /// The names in parentheses after `let` or `var`, with their places: `let (a, b) = pair`.
    var boundNames: [(names: [String], range: SourceRange)] {
        text.keywords.compactMap { keyword in
            guard case .pattern(let start) = keyword else { return nil }
            var names: [String] = []
            var next = start + 1
            while let name = text.word(next) {
                names.append(name)
                guard text.isSign(next + 1, ",") else { break }
                next += 2
            }
            return (names, text.range(start, start))
        }
    }
}

extension TokenText {
    /// Adds the constraints of a `where` clause that follows a token before the body to those of generic parameters.
    func constrained(_ parameters: [ComposedType.Parameter], from index: Int) -> [ComposedType.Parameter] {
        var parameters = parameters
        for (name, constraints) in requirements(from: index) {
            if let index = parameters.firstIndex(where: { $0.name.text == name }) {
                parameters[index].constraints += constraints
            }
        }
        addConditions(to: &parameters, from: index)
        return parameters
    }

    /// Adds the requirements of a `where` clause that are no plain conformances, each to the only parameter in it.
    private func addConditions(to parameters: inout [ComposedType.Parameter], from index: Int) {
        var next = whereClause(from: index)
        while isWord(next, "where") || isSign(next, ",") {
            let range = (next + 1)..<max(next + 1, afterRequirement(next + 1))
            next = range.upperBound
            if isSign(range.lowerBound + 1, ":") { continue }
            let named = parameters.indices.filter { parameter in
                range.contains { isName(parameters[parameter].name.text, at: $0) }
            }
            guard named.count == 1 else { continue }
            let name = parameters[named[0]].name.text
            parameters[named[0]].conditions.append(condition(range, on: name))
        }
    }

    /// True for a name that is looked up from here, and not after a dot.
    private func isName(_ name: String, at index: Int) -> Bool {
        isWord(index, name) && !isSign(index - 1, ".")
    }

    /// The text of a requirement with single spaces, and the placeholder for a parameter.
    private func condition(_ range: Range<Int>, on name: String) -> String {
        range.reduce(into: "") { text, index in
            let isSpaced = isEquality(index) || isEquality(index - 1) || !tokens.touchesNext(index - 1)
            if index > range.lowerBound, isSpaced { text += " " }
            text +=
                isName(name, at: index)
                ? ComposedType.Parameter.placeholder : String(decoding: bytes(index), as: UTF8.self)
        }
    }

    private func isEquality(_ index: Int) -> Bool { bytes(index).elementsEqual("==".utf8) }

    private func whereClause(from index: Int) -> Int {
        var next = index
        while tokens.indices.contains(next), !endsHead(next), !isWord(next, "where") { next += 1 }
        return next
    }

    /// Reads the conformances of a `where` clause that follows a token before the body: `where D: FooDependencies`.
    func requirements(from index: Int) -> [(name: String, constraints: [Name])] {
        var next = whereClause(from: index)
        var found: [(String, [Name])] = []
        while isWord(next, "where") || isSign(next, ",") {
            guard let name = word(next + 1), isSign(next + 2, ":") else {
                next = afterRequirement(next + 1)
                continue
            }
            let (constraints, end) = names(at: next + 3, between: ["&"])
            found.append((name, constraints))
            next = end
        }
        return found
    }

    /// True for the start of a body, and for what can only follow a declaration without one.
    private func endsHead(_ index: Int) -> Bool {
        isSign(index, "{") || isSign(index, "}")
            || ["func", "init", "var", "let"].contains { isWord(index, $0) }
    }

    private func afterRequirement(_ index: Int) -> Int {
        var next = index
        while tokens.indices.contains(next), !isSign(next, "{"), !isSign(next, ",") {
            next = isSign(next, "<") ? max(next + 1, afterAngles(next)) : next + 1
        }
        return next
    }
}
