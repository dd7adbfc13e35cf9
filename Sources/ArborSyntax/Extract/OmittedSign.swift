import ArborModel

/// A comma or a colon that a declaration lacks, found by its tokens alone. The parser knows only where it gave up.
struct OmittedSign {
    private let tokens: SourceTokens
    private let text: UnsafeBufferPointer<UInt8>

    /// - Parameter item: The text of one declaration that can't be read.
    init(in item: UnsafeBufferPointer<UInt8>) {
        tokens = SourceTokens(of: item)
        text = item
    }

    /// The fault and the empty range where the sign belongs; `nil` if neither sign is the cause.
    var fault: (kind: SyntaxFault.Kind, bytes: Range<UInt32>)? {
        for index in tokens.indices {
            if isWord(index, ["let", "var"]) { return colonOfProperty(after: index) }
            if isWord(index, ["init", "func", "subscript"]) { return signOfParameters(after: index) }
        }
        return nil
    }

    /// `let customer Customer`
    private func colonOfProperty(after keyword: Int) -> (kind: SyntaxFault.Kind, bytes: Range<UInt32>)? {
        let name = keyword + 1
        guard tokens.name(name) != nil, name + 1 < tokens.indices.upperBound,
            !tokens.isFirstOnLine(name + 1), startsType(name + 1),
            // A colon after the second word shows that one word is too many.
            !tokens.isSign(name + 2, ":")
        else { return nil }
        return omitted(":", after: name)
    }

    /// `init(customer Customer)` and `init(customer: Customer analytics: Analytics)`
    private func signOfParameters(after keyword: Int) -> (kind: SyntaxFault.Kind, bytes: Range<UInt32>)? {
        guard let open = tokens.indices[keyword...].first(where: { tokens.isSign($0, "(") }) else {
            return nil
        }
        var parameter: [Int] = []
        var depth = 0
        for index in tokens.indices[(open + 1)...] {
            if depth == 0, tokens.isSign(index, ",") || tokens.isSign(index, ")") {
                if let found = sign(in: parameter) { return found }
                if tokens.isSign(index, ")") { return nil }
                parameter = []
                continue
            }
            if depth == 0 { parameter.append(index) }
            if "([{<".unicodeScalars.contains(where: { tokens.isSign(index, $0) }) { depth += 1 }
            if ")]}>".unicodeScalars.contains(where: { tokens.isSign(index, $0) }) { depth -= 1 }
        }
        return nil
    }

    /// - Parameter parameter: The tokens between two commas, without those in brackets.
    private func sign(in parameter: [Int]) -> (kind: SyntaxFault.Kind, bytes: Range<UInt32>)? {
        // A default value may contain a colon.
        let written = parameter.prefix { !tokens.isSign($0, "=") }
        let colons = written.filter { tokens.isSign($0, ":") }
        if colons.count > 1 { return comma(before: colons[1]) }
        guard colons.isEmpty, let first = written.first, tokens.name(first) != nil, written.count > 1 else {
            return nil
        }
        // `any` and the like begin the type.
        let names = written.prefix { tokens.name($0) != nil && !isWord($0, Self.startsOfTypes) }
        let last = names.count == written.count ? names.dropLast().last : names.last
        return last.flatMap { startsType($0 + 1) ? omitted(":", after: $0) : nil }
    }

    private func comma(before colon: Int) -> (kind: SyntaxFault.Kind, bytes: Range<UInt32>)? {
        let start = startOfAttributes(before: colon - 1)
        // After a sign that was typed in place of the comma, a comma would be wrong too.
        let isAfterType =
            tokens.name(start - 1) != nil || ")]>?!}".unicodeScalars.contains { tokens.isSign(start - 1, $0) }
        return tokens.name(colon - 1) == nil || !isAfterType ? nil : omitted(",", after: start - 1)
    }

    /// The first token of the attributes in front of a label, as in `@Named("milk") heater`, or the label.
    private func startOfAttributes(before label: Int) -> Int {
        var start = label
        while start > 1 {
            var name = start - 1
            if tokens.isSign(name, ")") {
                guard let open = tokens.indices[..<name].last(where: { tokens.isSign($0, "(") }), open > 1
                else {
                    return start
                }
                name = open - 1
            }
            guard tokens.name(name) != nil, tokens.isSign(name - 1, "@") else { return start }
            start = name - 1
        }
        return start
    }

    private static let startsOfTypes = [
        "any", "some", "inout", "borrowing", "consuming", "sending", "isolated",
    ]

    private func omitted(_ sign: String, after index: Int) -> (kind: SyntaxFault.Kind, bytes: Range<UInt32>) {
        let place = UInt32(tokens.end(index))
        let isAttribute = tokens.isSign(index + 1, "@")
        let next = isAttribute ? "@" + excerpt(index + 2) : excerpt(index + 1)
        return (.omitted(sign, after: excerpt(index), before: next), place..<place)
    }

    private func excerpt(_ index: Int) -> String {
        String(decoding: text[tokens.start(index)..<tokens.end(index)], as: UTF8.self)
    }

    private func startsType(_ index: Int) -> Bool {
        tokens.name(index) != nil || tokens.isSign(index, "[") || tokens.isSign(index, "(")
    }

    private func isWord(_ index: Int, _ words: [String]) -> Bool {
        guard let name = tokens.name(index) else { return false }
        return words.contains { name.elementsEqual($0.utf8) }
    }
}
