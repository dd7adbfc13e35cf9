import ArborModel

/// Finds the comments that ask for generated code.
///
/// A directive is a line comment of its own, `// arbor: …` or `/// arbor: …`, and belongs to the declaration below it.
struct DirectiveReading {
    let source: UnsafeBufferPointer<UInt8>
    let text: TokenText

    private static let sign = Array("arbor:".utf8)

    /// The directives in order.
    ///
    /// - Parameters:
    ///   - aliases: The aliases of the file.
    ///   - types: The types of the file.
    func directives(on aliases: [CompositionAlias], _ types: [TypeDeclaration]) -> [Directive] {
        guard let first = next(from: 0) else { return [] }
        let places = Places(aliases, types, source)
        var found: [Directive] = []
        var comment: Comment? = first
        while let (place, misspelling) = comment {
            var directive = directive(in: place)
            directive.misspelling = misspelling
            if misspelling != nil { directive.request = nil }
            let next = text.index(from: UInt32(place.upperBound))
            if text.tokens.indices.contains(next) {
                directive.target = places.targets[text.tokens.start(next)]
            }
            directive.surroundings = places.surroundings(of: place.lowerBound)
            found.append(directive)
            comment = self.next(from: place.upperBound)
        }
        return found
    }

    /// The range of a comment from its slashes to its end, and what is wrong with it.
    private typealias Comment = (range: Range<Int>, misspelling: Directive.Misspelling?)

    /// The next comment with the sign.
    private func next(from start: Int) -> Comment? {
        var place = start
        while let slash = source[place...].firstIndex(of: UInt8(ascii: "/")) {
            place = slash + 1
            guard place < source.count, !isInToken(slash) else { continue }
            if source[place] == UInt8(ascii: "*") {
                place = endOfBlock(from: slash)
                if asksForCode(slash..<place) { return (slash..<place, .block) }
            }
            guard source[place] == UInt8(ascii: "/"), place == slash + 1 else { continue }
            let end = source[slash...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? source.count
            if words(of: slash..<end).starts(with: Self.sign), isAlone(slash) { return (slash..<end, nil) }
            if asksForCode(slash..<end) { return (slash..<end, isAlone(slash) ? .sign : .trailing) }
            // The rest of a comment can't begin another one.
            place = end
        }
        return nil
    }

    private func words(of range: Range<Int>) -> UnsafeBufferPointer<UInt8>.SubSequence {
        source[range].drop {
            $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "*") || $0 == 0x20 || $0 == 0x09
        }
    }

    /// True for a comment with the words of a directive, in large or small letters: `Arbor: container`.
    private func asksForCode(_ range: Range<Int>) -> Bool {
        var rest = words(of: range)
        for letter in Self.sign.dropLast() {
            guard let byte = rest.popFirst(), byte | 0x20 == letter else { return false }
        }
        rest = rest.drop { $0 == 0x20 || $0 == 0x09 }
        guard rest.popFirst() == UInt8(ascii: ":") else { return false }
        rest = rest.drop { $0 == 0x20 || $0 == 0x09 }
        let isLine = !source[range].contains(0x0A)
        return isLine && Directive.Request.allCases.contains { rest.starts(with: $0.rawValue.utf8) }
    }

    /// The index after a comment in `/*` and `*/`, which may contain others.
    private func endOfBlock(from start: Int) -> Int {
        var depth = 0
        var place = start
        while place + 1 < source.count {
            if source[place] == UInt8(ascii: "/"), source[place + 1] == UInt8(ascii: "*") {
                depth += 1
                place += 2
            } else if source[place] == UInt8(ascii: "*"), source[place + 1] == UInt8(ascii: "/") {
                depth -= 1
                place += 2
                if depth == 0 { return min(place, source.count - 1) }
            } else {
                place += 1
            }
        }
        return source.count - 1
    }

    /// True for a byte of a literal or an operator.
    private func isInToken(_ place: Int) -> Bool {
        let next = text.index(from: UInt32(place) + 1)
        return next > 0 && text.tokens.end(next - 1) > place
    }

    /// True if only white space precedes a comment on its line.
    private func isAlone(_ slash: Int) -> Bool {
        let line = source[..<slash].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
        return source[line..<slash].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }

    private func directive(in range: Range<Int>) -> Directive {
        let comment = words(of: range).drop { $0 != UInt8(ascii: ":") }
        let words = String(decoding: comment.dropFirst(), as: UTF8.self)
            .split { $0 == " " || $0 == "\t" }.map(String.init).filter { $0 != "*/" }
        let text = words.joined(separator: " ")
        let requests = Directive.Request.allCases.filter { request in
            words.starts(with: request.rawValue.split(separator: " ").map(String.init))
        }
        let request = requests.first
        let rest = words.dropFirst(request?.rawValue.split(separator: " ").count ?? 0)
        let takesName = request == .container || request == .testContainer
        let isWhole = rest.isEmpty || takesName && rest.count == 1 && rest.first?.isIdentifier == true
        return Directive(
            request: isWhole ? request : nil, text: text, name: rest.first,
            range: self.text.range(of: UInt32(range.lowerBound)..<UInt32(range.upperBound)))
    }
}

/// The declarations of a file, and what is around them, by place.
private struct Places {
    /// By the offset of its first byte, each alias and type.
    var targets: [Int: Directive.Target] = [:]
    private var types: [Range<Int>] = []
    private var conditions: [Range<Int>] = []

    init(
        _ aliases: [CompositionAlias], _ declarations: [TypeDeclaration], _ source: UnsafeBufferPointer<UInt8>
    ) {
        for (index, type) in declarations.enumerated() {
            targets[Int(type.range.start.offset)] = .type(index)
            if type.depth == 0 {
                types.append(Int(type.range.start.offset)..<Int(type.range.end.offset))
            }
        }
        for (index, alias) in aliases.enumerated() {
            targets[Int(alias.range.start.offset)] = .alias(index)
        }
        findConditions(source)
    }

    private mutating func findConditions(_ source: UnsafeBufferPointer<UInt8>) {
        var (depth, start) = (0, 0)
        for line in source.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            let words = line.drop { $0 == 0x20 || $0 == 0x09 }
            guard words.first == UInt8(ascii: "#") else { continue }
            if words.starts(with: "#if".utf8) {
                if depth == 0 { start = line.startIndex }
                depth += 1
            } else if words.starts(with: "#endif".utf8), depth > 0 {
                depth -= 1
                if depth == 0 { conditions.append(start..<line.endIndex) }
            }
        }
    }

    /// What is around a place that generated code outside of it couldn't name in each build.
    func surroundings(of place: Int) -> String? {
        if Self.contains(types, place) { return "a type" }
        return Self.contains(conditions, place) ? "'#if'" : nil
    }

    private static func contains(_ ranges: [Range<Int>], _ place: Int) -> Bool {
        let next = ranges.partitioningIndex { $0.lowerBound > place }
        return next > 0 && ranges[next - 1].contains(place)
    }
}
