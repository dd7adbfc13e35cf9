import ArborModel

/// Reads a text with faults such that one fault costs one declaration. An unreadable part is reported and hidden, and
/// the rest is read as if that part did not exist.
///
/// tree-sitter recovers from errors too. Its recovery is a guess that may cost a whole type, and it reports the
/// location where it gave up.
struct Recovery {
    private let source: UnsafeBufferPointer<UInt8>
    /// The text without its reported parts.
    private(set) var masked: MaskedText
    private let lines: LineTable
    private(set) var faults: [SyntaxFault] = []
    /// The ranges that have been reported.
    private var reported: [Range<UInt32>] = []

    /// The greatest number of searches for unclosed literals and comments. An unclosed one hides the text after it,
    /// other unclosed ones included, so each search finds new ones.
    private static let mostUnclosedLiterals = 16
    /// The greatest number of reported faults. A file with more of them is hardly meant to be Swift.
    private static let mostFaults = 100

    init(_ source: UnsafeBufferPointer<UInt8>) {
        self.source = source
        masked = MaskedText(source)
        lines = LineTable(source)
    }

    private func withText<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        masked.bytes.withUnsafeBufferPointer(body)
    }

    /// Hides branches that depend on a check of the compiler's version. Their text may be unreadable to any parser.
    mutating func leaveOut(_ branches: [Range<UInt32>]) {
        for branch in branches { masked.blank(branch) }
    }

    /// Reports everything that is opened and never closed, and hides what opens it. Then does the same with closing braces
    /// that nothing opens.
    mutating func closeAll() {
        for _ in 0..<Self.mostUnclosedLiterals {
            let survey = withText(Survey.init)
            if let place = survey.tooDeep { return cut(at: place) }
            let hidesMore = survey.unclosed.contains { !isBracket($0) }
            let toClose = survey.unclosed.filter { !hidesMore || !isBracket($0) }
            for range in causes(of: toClose) where !isExhausted { reportUnclosed(range) }
            // The parser itself ends an unclosed body at the end of the file, so braces stay.
            for range in toClose.prefix(Self.mostFaults)
            where source[Int(range.lowerBound)] != UInt8(ascii: "{") {
                masked.blank(opening: range)
            }
            if hidesMore && !isExhausted { continue }
            masked.hide(regexes: survey.regexes)
            for line in survey.openConditions {
                report(.unclosed("#if"), at: line.lowerBound..<line.lowerBound + 3)
            }
            for brace in survey.strays where !isExhausted {
                report(.unexpected("}"), at: brace)
                masked.blank(brace)
            }
            return
        }
    }

    /// Reports that the text is nested too deep from a range on, and hides that text.
    private mutating func cut(at place: Range<UInt32>) {
        report(.beyond(.nesting), at: place)
        masked.blank(place.lowerBound..<UInt32(source.count))
    }

    private func isBracket(_ range: Range<UInt32>) -> Bool {
        "([{".utf8.contains(source[Int(range.lowerBound)])
    }

    /// Returns one range for each offset at which something would have to be closed: the outermost one that doesn't
    /// begin with a brace, or the innermost one if all of them do.
    private func causes(of unclosed: [Range<UInt32>]) -> [Range<UInt32>] {
        var causes: [UInt32: Range<UInt32>] = [:]
        // The ranges are ordered from the inside out.
        for range in unclosed {
            let isBody = source[Int(range.lowerBound)] == UInt8(ascii: "{")
            if !isBody || causes[range.upperBound] == nil { causes[range.upperBound] = range }
        }
        return causes.values.sorted { $0.lowerBound < $1.lowerBound }
    }

    private mutating func reportUnclosed(_ range: Range<UInt32>) {
        let sign = opening(at: range.lowerBound)
        if sign == "{", let brace = withText(UnclosedBrace.init) { return report(brace) }
        let bytes = range.lowerBound..<range.lowerBound + UInt32(sign.utf8.count)
        let bracket =
            ["(", "["].contains(sign)
            ? withText { UnclosedBracket(at: Int(range.lowerBound), in: $0) } : nil
        report(.unclosed(sign), at: bytes)
        if let bracket { close(bytes, after: bracket.end, before: bracket.next) }
        if sign == "\"", let end = endOfName(from: Int(bytes.upperBound)) {
            close(bytes, after: end, before: end..<end + 1)
        }
    }

    /// The offset after a name in quotation marks that lacks the second one; `nil` for any other text.
    private func endOfName(from start: Int) -> Int? {
        let end = source[start...].firstIndex { !$0.isNamePart } ?? source.count
        let isClosed = end < source.count && [UInt8(ascii: ")"), UInt8(ascii: ",")].contains(source[end])
        return end > start && isClosed ? end : nil
    }

    private mutating func report(_ brace: UnclosedBrace) {
        let bytes = UInt32(brace.opening)..<UInt32(brace.opening + 1)
        let indentation = String(decoding: source[brace.indentation], as: UTF8.self)
        report(.unclosed("{"), at: bytes)
        // What belongs in an empty block isn't known.
        if !brace.isEmpty { close(bytes, after: brace.end, before: brace.next, indentation: indentation) }
    }

    /// Notes where the last reported range should be closed.
    private mutating func close(
        _ bytes: Range<UInt32>, after end: Int, before next: Range<Int>, indentation: String? = nil
    ) {
        guard let last = faults.indices.last, faults[last].range == lines.range(bytes) else { return }
        let end = UInt32(end)
        faults[last].closing = SyntaxFault.Closing(
            place: lines.range(end..<end).start, indentation: indentation,
            next: lines.range(UInt32(next.lowerBound)..<UInt32(next.upperBound)))
    }

    /// Returns whether a reported range overlaps the given one. An empty range overlaps none.
    func hasReported(_ range: SourceRange) -> Bool {
        guard range.start.offset < range.end.offset else { return false }
        return reported.contains(where: (range.start.offset..<range.end.offset).overlaps)
    }

    /// Returns the text that opens a bracket, a literal or a comment: `(`, `"""`, `/*`, `#/`.
    private func opening(at start: UInt32) -> String {
        let rest = source[Int(start)...]
        let hashes = rest.prefix { $0 == UInt8(ascii: "#") }
        let quotes = rest.dropFirst(hashes.count).prefix(3).prefix { $0 == UInt8(ascii: "\"") }
        let isSlash = rest.dropFirst(hashes.count).first == UInt8(ascii: "/")
        let count = quotes.isEmpty ? (isSlash && hashes.isEmpty ? 2 : 1) : quotes.count
        return String(decoding: rest.prefix(hashes.count + count), as: UTF8.self)
    }

    /// The items that can be read alone, in order. They are computed from the masked text, which changes with each
    /// reported item.
    var items: [Item] { masked.bytes.withUnsafeBufferPointer(Item.all) }

    /// Returns the comma or the colon that an item lacks.
    func omittedSign(in item: Item) -> (kind: SyntaxFault.Kind, bytes: Range<UInt32>)? {
        omittedSign(in: item.bytes.indices)
    }

    /// Returns the fault of the comma or the colon that is missing right before text that is not expected.
    func omittedSign(at fault: SyntaxFault) -> SyntaxFault? {
        let offset = Int(fault.range.start.offset)
        let start = source[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
        let end = source[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? source.count
        guard let found = omittedSign(in: start..<end),
            source[Int(found.bytes.upperBound)..<max(offset, Int(found.bytes.upperBound))].allSatisfy({
                $0 == 0x20
            })
        else { return nil }
        return SyntaxFault(kind: found.kind, range: lines.range(found.bytes))
    }

    private func omittedSign(in range: Range<Int>) -> (kind: SyntaxFault.Kind, bytes: Range<UInt32>)? {
        OmittedSign(in: UnsafeBufferPointer(rebasing: source[range])).fault.map { fault in
            let start = UInt32(range.lowerBound)
            return (fault.kind, start + fault.bytes.lowerBound..<start + fault.bytes.upperBound)
        }
    }

    /// Reports that an item can't be read, and hides it. With the head of a type, its brace is hidden, and so the one that
    /// closes the body is hidden too.
    mutating func report(_ fault: SyntaxFault.Kind, of item: Item, at range: Range<UInt32>) {
        if item.isHead, let brace = closingBrace(from: Int(item.bytes.upperBound)) { masked.blank(brace) }
        masked.blank(item.bytes)
        if !reported.contains(where: item.bytes.overlaps) { report(fault, at: range) }
    }

    /// The brace that closes the body after an offset.
    private func closingBrace(from start: Int) -> Range<UInt32>? {
        withText { text in
            let tokens = SourceTokens(of: UnsafeBufferPointer(rebasing: text[start...]))
            var depth = 0
            for index in tokens.indices {
                if tokens.isSign(index, "{") { depth += 1 }
                guard tokens.isSign(index, "}") else { continue }
                if depth == 0 {
                    return UInt32(start + tokens.start(index))..<UInt32(start + tokens.end(index))
                }
                depth -= 1
            }
            return nil
        }
    }

    /// Takes the first side of each conflict that a version control system has left in the text.
    mutating func leaveOutConflicts() {
        var (isOpen, isOtherSide) = (false, false)
        for line in lines.ranges(in: source) {
            let text = source[line.indices]
            let (begins, ends) = (text.starts(with: "<<<<<<< ".utf8), text.starts(with: ">>>>>>> ".utf8))
            // The end of a conflict may be left alone.
            let isLeft = ends && !isOpen
            if begins || isLeft { report(.conflict(source.excerpt(line)), at: line) }
            if begins { isOpen = true }
            isOtherSide = isOpen && (isOtherSide || text.starts(with: "=======".utf8))
            if begins || isOtherSide || isLeft { masked.blank(line) }
            if ends { (isOpen, isOtherSide) = (false, false) }
        }
    }

    /// True once the greatest number of faults is reported.
    var isExhausted: Bool { reported.count >= Self.mostFaults }

    private mutating func report(_ kind: SyntaxFault.Kind, at bytes: Range<UInt32>) {
        if isExhausted { return }
        reported.append(bytes)
        faults.append(SyntaxFault(kind: kind, range: lines.range(bytes)))
    }
}

extension UInt8 {
    /// True for letters, digits and dots, of which the qualified names of types consist.
    fileprivate var isNamePart: Bool {
        self >= 0x80 || self == UInt8(ascii: "_") || self == UInt8(ascii: ".")
            || UInt8(ascii: "0")...UInt8(ascii: "9") ~= self
            || UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20
    }
}
