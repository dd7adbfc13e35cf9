/// The branch of an `#if` that the walk is in, with the negated conditions of the branches before it.
struct ConditionalBranch {
    /// The negated conditions of the branches before this one: `!(A) && !(B)`. The text grows with each branch and is
    /// not joined anew, because there may be thousands of branches, and each one reads it.
    private var negations = ""
    private var written = ""
    /// The number of opened branches, without the `#else` branch.
    private(set) var count = 0

    mutating func open(_ condition: String) {
        negateWritten()
        count += 1
        written = condition
    }

    mutating func openElse() {
        negateWritten()
        written = ""
    }

    /// The condition under which this branch is compiled: `A` for the first branch, `!(A) && (B)` for the next one, and
    /// `!(A) && !(B)` for `#else`.
    var condition: String {
        if negations.isEmpty { return written }
        return written.isEmpty ? negations : negations + " && (" + written + ")"
    }

    private mutating func negateWritten() {
        guard !written.isEmpty else { return }
        if !negations.isEmpty { negations += " && " }
        negations += "!(" + written + ")"
    }
}
