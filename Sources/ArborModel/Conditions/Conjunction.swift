extension [String] {
    /// A condition that holds if all of these conditions hold. It is empty if there are none.
    public var conjunction: String {
        count > 1 ? map { "(\($0))" }.joined(separator: " && ") : first ?? ""
    }
}

extension String {
    /// The text with each run of white space as one space, for messages.
    public var onOneLine: String {
        split { $0.isWhitespace }.joined(separator: " ")
    }
}
