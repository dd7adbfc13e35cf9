extension [String] {
    /// A condition that holds where all of these do.
    public var conjunction: String {
        count > 1 ? map { "(\($0))" }.joined(separator: " && ") : first ?? ""
    }
}

extension String {
    /// As a message has it.
    public var onOneLine: String {
        split { $0.isWhitespace }.joined(separator: " ")
    }
}
