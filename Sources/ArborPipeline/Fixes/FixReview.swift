import ArborModel
import ArborReporting

/// A fix-it that somebody decides about.
public struct FixProposal: Sendable {
    /// The fault in plain lines, each with its line end.
    public var fault: String
    /// The message of the fix-it.
    public var message: String
    /// The change of the sources, as a unified diff.
    public var diff: String
}

/// An answer to the question whether a fix-it is applied.
public enum FixAnswer: Sendable {
    /// Apply it.
    case yes
    /// Leave it, and don't ask again.
    case no
    /// Apply it, and all later ones that are certain, without a question.
    case all
    /// Leave it and all later ones.
    case quit
}

/// The decisions about fix-its: the certain ones are applied, or somebody is asked about each.
struct FixReview {
    private let ask: (@Sendable (FixProposal) -> FixAnswer)?
    private var declined: Set<String> = []
    private var takesAll = false
    private var isOver = false

    init(asking ask: (@Sendable (FixProposal) -> FixAnswer)?) { self.ask = ask }

    /// True if no more questions are asked.
    private var isAutomatic: Bool { ask == nil || takesAll }

    /// The fix-its of a diagnostic that come into question. Of several certain ones, the first is applied.
    func candidates(of diagnostic: Diagnostic) -> [Fix] {
        if isOver { return [] }
        let fixes = diagnostic.fixIts.map { Fix(diagnostic: diagnostic, fixIt: $0) }
        let open = fixes.filter { !declined.contains($0.identity) }
        return isAutomatic ? Array(open.filter(\.fixIt.isApplicable).prefix(1)) : open
    }

    /// Returns whether a fix-it is applied.
    mutating func accepts(_ fix: Fix, diff: () -> String) -> Bool {
        if isOver { return false }
        guard !isAutomatic, let ask else { return true }
        var fault = fix.diagnostic
        (fault.path, fault.places, fault.nearMisses, fault.help, fault.fixIts) = ([], [], [], nil, [])
        let proposal = FixProposal(
            fault: PlainRenderer().render(fault), message: fix.fixIt.message, diff: diff())
        let answer = ask(proposal)
        switch answer {
        case .yes: break
        case .no: declined.insert(fix.identity)
        case .all: takesAll = true
        case .quit: isOver = true
        }
        return answer == .yes || answer == .all
    }
}
