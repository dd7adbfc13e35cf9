extension [String] {
    /// The first few names, and how many more there are: `A, B, C, D, E and 12 more`.
    package var listed: String {
        let most = 5
        if count <= most { return joined(separator: ", ") }
        return prefix(most).joined(separator: ", ") + " and \(count - most) more"
    }
}
