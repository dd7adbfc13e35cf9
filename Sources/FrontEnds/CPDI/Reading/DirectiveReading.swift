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
        var found: [Directive] = []
        var start = 0
        while let range = next(from: start) {
            start = range.upperBound
            if var directive = directive(in: range) {
                directive.target = target(after: range.upperBound, aliases, types)
                found.append(directive)
            }
        }
        return found
    }

    /// The range of the next comment line with the sign, from its slashes to its end.
    private func next(from start: Int) -> Range<Int>? {
        var place = start
        while let slash = source[place...].firstIndex(of: UInt8(ascii: "/")) {
            let end = source[slash...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? source.count
            if source[slash..<end].starts(with: "//".utf8), isAlone(slash) {
                let words = source[slash..<end].drop { $0 == UInt8(ascii: "/") || $0 == 0x20 || $0 == 0x09 }
                if words.starts(with: Self.sign) { return slash..<end }
            }
            // The rest of a comment can't begin another one.
            place = source[slash..<end].starts(with: "//".utf8) ? end : slash + 1
        }
        return nil
    }

    /// True if only white space precedes a comment on its line, and the comment is no part of a literal.
    private func isAlone(_ slash: Int) -> Bool {
        let line = source[..<slash].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
        guard source[line..<slash].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return false }
        let next = text.index(from: UInt32(slash))
        return next == 0 || text.tokens.end(next - 1) <= slash
    }

    private func directive(in range: Range<Int>) -> Directive? {
        let comment = source[range].drop { $0 == UInt8(ascii: "/") || $0 == 0x20 || $0 == 0x09 }
        let words = String(decoding: comment.dropFirst(Self.sign.count), as: UTF8.self)
            .split { $0 == " " || $0 == "\t" }.map(String.init)
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

    /// The declaration that begins with the next token.
    private func target(
        after end: Int, _ aliases: [CompositionAlias], _ types: [TypeDeclaration]
    ) -> Directive.Target? {
        let next = text.index(from: UInt32(end))
        guard text.tokens.indices.contains(next) else { return nil }
        let start = UInt32(text.tokens.start(next))
        if let index = aliases.firstIndex(where: { $0.range.start.offset == start }) { return .alias(index) }
        return types.firstIndex { $0.range.start.offset == start }.map { .type($0) }
    }
}
