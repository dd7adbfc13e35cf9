import CTreeSitterSwift

/// What the tokens of a text tell by themselves, whatever they declare.
struct Survey {
    /// A stretch of bytes.
    typealias Stretch = Range<UInt32>

    /// Regex literals between slashes.
    private(set) var regexes: [Stretch] = []
    /// What opens and is never closed: from its first sign to where it would have to be closed.
    private(set) var unclosed: [Stretch] = []
    /// The `#if` lines without an `#endif`.
    private(set) var openConditions: [Stretch] = []
    /// To the ends of their lines: `#if`, `#elseif`, `#else` and `#endif`.
    private(set) var directives: [Stretch] = []

    init(of text: UnsafeBufferPointer<UInt8>) {
        guard let bytes = text.baseAddress else { return }
        withUnsafeTemporaryAllocation(of: tree_sitter_swift_opening.self, capacity: text.count) { openings in
            withUnsafeMutablePointer(to: &self) { survey in
                tree_sitter_swift_survey(bytes, text.count, openings.baseAddress, survey) {
                    survey, finding, start, end in
                    survey?.assumingMemoryBound(to: Survey.self).pointee.note(finding, start..<end)
                }
            }
        }
    }

    private mutating func note(_ finding: tree_sitter_swift_finding, _ stretch: Stretch) {
        switch finding {
        case TREE_SITTER_SWIFT_REGEX: regexes.append(stretch)
        case TREE_SITTER_SWIFT_UNCLOSED: unclosed.append(stretch)
        case TREE_SITTER_SWIFT_OPEN_CONDITION: openConditions.append(stretch)
        default: directives.append(stretch)
        }
    }

    /// The branches that a check of the compiler's or the language's version decides on, from the end of one directive
    /// to the next of the same condition: the compiler doesn't parse those that don't hold.
    func versionBranches(in text: UnsafeBufferPointer<UInt8>) -> [Stretch] {
        var branches: [Stretch] = []
        var open: [(start: UInt32, isVersioned: Bool)] = []
        for line in directives {
            let words = text[Int(line.lowerBound)..<Int(line.upperBound)]
            let isEnd = words.starts(with: "#endif".utf8)
            let isFirst = words.starts(with: "#if".utf8)
            // Not so where both directives stand on one line.
            if !isFirst, let branch = open.last, branch.isVersioned, branch.start <= line.lowerBound {
                branches.append(branch.start..<line.lowerBound)
            }
            if isEnd {
                _ = open.popLast()
            } else {
                let isVersioned = Self.checksVersion(words)
                let before = isFirst ? nil : open.popLast()
                open.append((line.upperBound, isVersioned || before?.isVersioned == true))
            }
        }
        return branches
    }

    private static let versionChecks = ["compiler", "swift", "_compiler_version"]

    private static func checksVersion(_ directive: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let tokens = SourceTokens(of: UnsafeBufferPointer(rebasing: directive))
        return tokens.indices.contains { index in
            guard tokens.isSign(index + 1, "("), let name = tokens.name(index) else { return false }
            return versionChecks.contains { name.elementsEqual($0.utf8) }
        }
    }
}

/// An item of a text: a declaration, a statement, or the head of a type.
struct Item {
    /// Up to the brace that opens its body.
    var isHead: Bool
    var bytes: Range<UInt32>

    /// The items of a text, in their order; those in the body of a type follow its head.
    static func all(in text: UnsafeBufferPointer<UInt8>) -> [Item] {
        var items: [Item] = []
        guard let bytes = text.baseAddress else { return items }
        withUnsafeMutablePointer(to: &items) { items in
            tree_sitter_swift_divide(bytes, text.count, items) { items, isHead, start, end in
                items?.assumingMemoryBound(to: [Item].self).pointee.append(
                    Item(isHead: isHead, bytes: start..<end))
            }
        }
        return items
    }
}
