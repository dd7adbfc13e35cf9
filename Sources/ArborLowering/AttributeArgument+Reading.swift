import ArborModel

// The values of annotations' arguments, which are kept as text.

extension AttributeArgument {
    /// The label, as the subject of a diagnostic. Empty for an argument without a label.
    package var names: [String] { label.map { [$0] } ?? [] }

    /// The content of a plain string literal; `nil` for any other value.
    package var plainString: String? {
        let content = value.dropFirst().dropLast()
        let isPlain =
            value.utf8.count >= 2 && value.hasPrefix("\"") && value.hasSuffix("\"")
            && !content.contains("\"") && !content.contains("\\")
        return isPlain ? String(content) : nil
    }

    /// The elements of an array literal; `nil` for any other value.
    package var elements: [String]? {
        guard value.hasPrefix("["), value.hasSuffix("]"), value.isOneLiteral else { return nil }
        return value.dropFirst().dropLast().topLevelElements
    }

    /// The label of an argument that is written as an assignment: `modules` of `modules = [A.self]`.
    package var assignedLabel: String? {
        guard label == nil else { return nil }
        let word = value.prefix { !$0.isWhitespace && $0 != "=" }
        let rest = value.dropFirst(word.count).drop(while: \.isWhitespace)
        return rest.first == "=" && rest.dropFirst().first != "=" && String(word).isIdentifier
            ? String(word) : nil
    }

    /// Returns a fix-it that replaces an unknown label by the only similar one, or by the only one that begins with it;
    /// `nil` if no label is similar.
    package func respelling(as names: [String]) -> Diagnostic.FixIt? {
        guard let label, let labelRange else { return nil }
        let near = names.filter { name in
            editDistance(label, name, atMost: max(1, label.utf8.count / 4)) != nil
                || label.utf8.count > 3 && name.hasPrefix(label)
        }
        return near.count == 1 ? .replacing(labelRange, by: near[0]) : nil
    }
}

extension String {
    /// True if the first bracket of an array is closed by the last one, and not before it.
    fileprivate var isOneLiteral: Bool {
        var depth = 0
        for byte in utf8.dropLast() {
            if byte == UInt8(ascii: "[") { depth += 1 }
            if byte == UInt8(ascii: "]") { depth -= 1 }
            if depth == 0 { return false }
        }
        return true
    }
}

extension Substring {
    /// The parts between commas outside brackets, without surrounding white space.
    package var topLevelElements: [String] {
        var elements: [String] = []
        var current = ""
        var depth = 0
        var last: Character = " "
        for character in self {
            if "([{<".contains(character) { depth += 1 }
            if ")]}".contains(character) || (character == ">" && last != "-") { depth -= 1 }
            last = character
            if character == ",", depth == 0 {
                elements.append(String(current[...].trimmed))
                current = ""
            } else {
                current.append(character)
            }
        }
        elements.append(String(current[...].trimmed))
        return elements.filter { !$0.isEmpty }
    }
}

extension CallableDeclaration {
    /// The name with labels and types, which distinguishes overloads: `init(label: Type)`.
    package var nameWithTypes: String {
        "\(name)(\(parameters.map { "\($0.label): \($0.type)" }.joined(separator: ", ")))"
    }
}
