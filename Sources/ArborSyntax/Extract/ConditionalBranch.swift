/// The branch of a `#if` that the walk is in, and what that says of the conditions before it.
struct ConditionalBranch {
    /// As written, of the branches before this one: none of them holds here.
    private var refuted: [String] = []
    private var written = ""

    mutating func open(_ condition: String) {
        if !written.isEmpty { refuted.append(written) }
        written = condition
    }

    mutating func openElse() {
        if !written.isEmpty { refuted.append(written) }
        written = ""
    }

    /// What holds in this branch: `A`; after it `!(A) && (B)`; of the last `!(A) && !(B)`.
    var condition: String {
        if refuted.isEmpty { return written }
        let refusals = refuted.map { "!(\($0))" }
        return (refusals + (written.isEmpty ? [] : ["(\(written))"])).joined(separator: " && ")
    }
}
