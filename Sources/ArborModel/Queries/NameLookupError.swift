/// A name that a question can't be answered for.
public struct NameLookupError: Error, Equatable, Sendable {
    public var name: String
    /// What the name may mean, or what may have been meant.
    public var candidates: [String]
    /// True where it means each of the candidates; else it is none of them.
    public var isAmbiguous: Bool

    public init(name: String, candidates: [String], isAmbiguous: Bool) {
        self.name = name
        self.candidates = candidates
        self.isAmbiguous = isAmbiguous
    }

    /// What is wrong, and what may be asked instead.
    public var message: String {
        if isAmbiguous {
            return "'\(name)' may mean any of \(candidates.count): name one\n"
                + candidates.map { "    \($0)" }.joined(separator: "\n")
        }
        let hint = candidates.map { "'\($0)'" }.joined(separator: ", ")
        return "The sources have no type and no dependency '\(name)'"
            + (hint.isEmpty ? "" : ". Did you mean \(hint)?")
    }
}
