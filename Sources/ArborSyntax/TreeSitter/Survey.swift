import CTreeSitterSwift

/// The properties of a text that its tokens show without a parser: regex literals, unclosed constructs and directives.
struct Survey {
    /// A range of bytes.
    typealias ByteRange = Range<UInt32>

    /// Regex literals between slashes.
    private(set) var regexes: [ByteRange] = []
    /// Constructs that are never closed: from the first byte to the offset where the closing is missing.
    private(set) var unclosed: [ByteRange] = []
    /// The `#if` lines without an `#endif`.
    private(set) var openConditions: [ByteRange] = []
    /// The closing braces outside of everything that is open.
    private(set) var strays: [ByteRange] = []
    /// The directives `#if`, `#elseif`, `#else` and `#endif`, up to the ends of their lines.
    private(set) var directives: [ByteRange] = []
    /// The first byte of what is nested too deep. Nothing else is known about the text then.
    private(set) var tooDeep: ByteRange?

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

    private init(tooDeepAt range: ByteRange) { tooDeep = range }

    private mutating func note(_ finding: tree_sitter_swift_finding, _ range: ByteRange) {
        switch finding {
        case TREE_SITTER_SWIFT_REGEX: regexes.append(range)
        case TREE_SITTER_SWIFT_UNCLOSED: unclosed.append(range)
        case TREE_SITTER_SWIFT_OPEN_CONDITION: openConditions.append(range)
        case TREE_SITTER_SWIFT_STRAY: strays.append(range)
        case TREE_SITTER_SWIFT_TOO_DEEP: self = Survey(tooDeepAt: range)
        default: directives.append(range)
        }
    }

    /// Returns the branches that depend on a check of the compiler's or the language's version. The compiler doesn't
    /// parse them if the check fails.
    ///
    /// A branch extends from the end of one directive to the next directive of the same `#if`.
    func versionBranches(in text: UnsafeBufferPointer<UInt8>) -> [ByteRange] {
        var branches: [ByteRange] = []
        var open: [(start: UInt32, isVersioned: Bool)] = []
        for line in directives {
            let words = text[Int(line.lowerBound)..<Int(line.upperBound)]
            let isEnd = words.starts(with: "#endif".utf8)
            let isFirst = words.starts(with: "#if".utf8)
            // If both directives are on one line, there is no branch between them.
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
    /// True for the head of a type, which ends with the brace that opens its body.
    var isHead: Bool
    var bytes: Range<UInt32>

    /// Returns the items of a text in order. The items in the body of a type follow its head.
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
