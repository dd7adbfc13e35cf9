extension Substring {
    /// The text without white space at its ends.
    package var trimmed: Substring {
        let front = drop { $0.isWhitespace }
        return front.lastIndex { !$0.isWhitespace }.map { front[...$0] } ?? front
    }
}
