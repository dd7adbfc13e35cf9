/// The branch of a `#if` that the walk is in, and what that says of the conditions before it.
struct ConditionalBranch {
    /// `!(A) && !(B)`, of the branches before this one: none of them holds here. Joined as they come: there may be
    /// thousands, and every branch asks.
    private var refusals = ""
    private var written = ""
    /// How many have been opened, the one without a condition aside.
    private(set) var count = 0

    mutating func open(_ condition: String) {
        refuteWritten()
        count += 1
        written = condition
    }

    mutating func openElse() {
        refuteWritten()
        written = ""
    }

    /// What holds in this branch: `A`; after it `!(A) && (B)`; of the last `!(A) && !(B)`.
    var condition: String {
        if refusals.isEmpty { return written }
        return written.isEmpty ? refusals : refusals + " && (" + written + ")"
    }

    private mutating func refuteWritten() {
        guard !written.isEmpty else { return }
        if !refusals.isEmpty { refusals += " && " }
        refusals += "!(" + written + ")"
    }
}
