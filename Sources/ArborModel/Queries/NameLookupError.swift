/// The error of a query about a name that is unknown or ambiguous.
public struct NameLookupError: Error, Equatable, Sendable {
    /// The name, as it was asked for.
    public var name: String
    /// The possible meanings of an ambiguous name, or names that resemble an unknown one.
    public var candidates: [String]
    /// True if the name means each of the candidates, false if it means none of them.
    public var isAmbiguous: Bool
    /// What may be the reason that a name is unknown, in sentences without a full stop.
    public var reasons: [String] = []

    /// Creates an error from its parts.
    public init(name: String, candidates: [String], isAmbiguous: Bool) {
        self.name = name
        self.candidates = candidates
        self.isAmbiguous = isAmbiguous
    }

    /// The description of the error, with names that resemble the unknown one. The candidates of an ambiguous name follow
    /// it as lines of their own.
    public var message: String {
        if isAmbiguous { return "'\(name)' may mean any of \(candidates.count): name one" }
        let hint = candidates.map { "'\($0)'" }.joined(separator: ", ")
        let text = "The sources have no type and no dependency '\(name)'"
        if !hint.isEmpty { return text + ". Did you mean \(hint)?" }
        return ([text] + reasons).joined(separator: ". ")
    }
}
