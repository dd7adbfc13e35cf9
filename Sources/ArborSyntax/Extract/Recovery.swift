import ArborModel

/// Reads a text with faults in it so that one fault costs one declaration: what can't be read is told and hidden, and
/// all else is read as if it did not stand there.
///
/// tree-sitter recovers from errors too, but by a guess that may take a whole type, and names the place where it gave up.
struct Recovery {
    private let source: UnsafeBufferPointer<UInt8>
    /// The text without what is told.
    private(set) var masked: MaskedText
    private let lines: LineTable
    private(set) var faults: [SyntaxFault] = []
    /// What faults are told of already.
    private var told: [Range<UInt32>] = []

    /// Literals and comments that nothing closes hide what follows them, others too: more are not looked for.
    private static let mostUnclosedLiterals = 16
    /// Each is a fault of its own, and so many were never meant.
    private static let mostFaults = 100

    init(_ source: UnsafeBufferPointer<UInt8>) {
        self.source = source
        masked = MaskedText(source)
        lines = LineTable(source)
    }

    private mutating func withText<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        masked.bytes.withUnsafeBufferPointer(body)
    }

    /// Leaves out branches that a check of the compiler's version decides on: they may hold what no parser reads.
    mutating func leaveOut(_ branches: [Range<UInt32>]) {
        for branch in branches { masked.blank(branch) }
    }

    /// Tells what is never closed, and hides what opens it.
    mutating func closeAll() {
        for _ in 0..<Self.mostUnclosedLiterals {
            let survey = withText(Survey.init)
            let hidesMore = survey.unclosed.contains { !isBracket($0) }
            let toClose = survey.unclosed.filter { !hidesMore || !isBracket($0) }
            for stretch in causes(of: toClose) where !isExhausted { tellUnclosed(stretch) }
            // Of a body's brace the parser knows that it ends with the file.
            for stretch in toClose.prefix(Self.mostFaults)
            where source[Int(stretch.lowerBound)] != UInt8(ascii: "{") {
                masked.blank(opening: stretch)
            }
            if hidesMore && !isExhausted { continue }
            masked.hide(regexes: survey.regexes)
            for line in survey.openConditions {
                tell(.unclosed("#if"), at: line.lowerBound..<line.lowerBound + 3)
            }
            return
        }
    }

    private func isBracket(_ stretch: Range<UInt32>) -> Bool {
        "([{".utf8.contains(source[Int(stretch.lowerBound)])
    }

    /// One for all that would have to be closed at the same place: the outermost but for the braces of bodies.
    private func causes(of unclosed: [Range<UInt32>]) -> [Range<UInt32>] {
        var causes: [UInt32: Range<UInt32>] = [:]
        // They come from the inside out.
        for stretch in unclosed {
            let isBody = source[Int(stretch.lowerBound)] == UInt8(ascii: "{")
            if !isBody || causes[stretch.upperBound] == nil { causes[stretch.upperBound] = stretch }
        }
        return causes.values.sorted { $0.lowerBound < $1.lowerBound }
    }

    private mutating func tellUnclosed(_ stretch: Range<UInt32>) {
        let sign = opening(at: stretch.lowerBound)
        tell(.unclosed(sign), at: stretch.lowerBound..<stretch.lowerBound + UInt32(sign.utf8.count))
    }

    /// True where what is found there is told already.
    func tells(_ range: SourceRange) -> Bool {
        guard range.start.offset < range.end.offset else { return false }
        return told.contains(where: (range.start.offset..<range.end.offset).overlaps)
    }

    /// `(`, `"""`, `/*`, `#/`
    private func opening(at start: UInt32) -> String {
        let rest = source[Int(start)...]
        let hashes = rest.prefix { $0 == UInt8(ascii: "#") }
        let quotes = rest.dropFirst(hashes.count).prefix(3).prefix { $0 == UInt8(ascii: "\"") }
        let isSlash = rest.dropFirst(hashes.count).first == UInt8(ascii: "/")
        let count = quotes.isEmpty ? (isSlash && hashes.isEmpty ? 2 : 1) : quotes.count
        return String(decoding: rest.prefix(hashes.count + count), as: UTF8.self)
    }

    /// What can be read by itself, in order: of no more use once one of them is told.
    var items: [Item] { masked.bytes.withUnsafeBufferPointer(Item.all) }

    /// Tells that an item can't be read, and hides it.
    mutating func tell(_ fault: SyntaxFault.Kind, of item: Item, at place: Range<UInt32>) {
        masked.blank(item.bytes)
        if !told.contains(where: item.bytes.overlaps) { tell(fault, at: place) }
    }

    /// Takes the first side of each conflict that a version control system has left in the text.
    mutating func leaveOutConflicts() {
        var (isOpen, isOtherSide) = (false, false)
        for line in lines.ranges(in: source) {
            let text = source[line.indices]
            let (begins, ends) = (text.starts(with: "<<<<<<< ".utf8), text.starts(with: ">>>>>>> ".utf8))
            if begins { tell(.unexpected(source.excerpt(line)), at: line) }
            if begins { isOpen = true }
            isOtherSide = isOpen && (isOtherSide || text.starts(with: "=======".utf8))
            if begins || isOtherSide { masked.blank(line) }
            if ends { (isOpen, isOtherSide) = (false, false) }
        }
    }

    /// True where so much is told that no more is.
    var isExhausted: Bool { told.count >= Self.mostFaults }

    private mutating func tell(_ kind: SyntaxFault.Kind, at bytes: Range<UInt32>) {
        if isExhausted { return }
        told.append(bytes)
        faults.append(SyntaxFault(kind: kind, range: lines.range(bytes)))
    }
}
