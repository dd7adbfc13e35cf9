import ArborModel

/// A parenthesis or a square bracket that is never closed, in a place that shows where it was meant to close: in front of
/// another closing bracket, of a body, or of the declaration after an annotation.
struct UnclosedBracket {
    /// The offset after the last token in the brackets.
    private(set) var end: Int
    /// The first token after them.
    private(set) var next: Range<Int>

    /// Returns `nil` if the text shows no place.
    ///
    /// - Parameter opening: The offset of the bracket.
    init?(at opening: Int, in text: UnsafeBufferPointer<UInt8>) {
        let tokens = SourceTokens(of: text)
        guard let first = tokens.indices.first(where: { tokens.start($0) == opening }) else { return nil }
        // What was written twice may be the slip.
        if tokens.isDoubled(first) { return nil }
        let closing = OpenBracket(at: first, in: tokens, text).closing
        let mayBeEmpty = tokens.opensParameters(first)
        guard let closing, closing > first + 1 || mayBeEmpty, !tokens.isSign(closing - 1, ",") else {
            return nil
        }
        end = tokens.end(closing - 1)
        next = tokens.start(closing)..<tokens.end(closing)
    }
}
