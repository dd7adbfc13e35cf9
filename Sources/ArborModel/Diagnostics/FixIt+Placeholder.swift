extension Diagnostic.FixIt {
    /// True if a tool may apply the fix-it without a question: it is certain, and leaves no placeholder for the author.
    public var isApplicable: Bool { isCertain && !edits.contains { $0.replacement.hasPlaceholder } }
}

extension String {
    /// True if the text holds the start of an editor's placeholder, such as `<#value#>`. It doesn't compile.
    fileprivate var hasPlaceholder: Bool {
        zip(utf8, utf8.dropFirst()).contains { $0 == UInt8(ascii: "<") && $1 == UInt8(ascii: "#") }
    }
}
