import ArborModel

/// The diagnostics that are shown if there are too many, and a count of the others. Ten thousand diagnostics
/// usually have one cause, and the first of them are enough to find it.
struct DiagnosticSelection {
    let shown: [Diagnostic]
    /// The line with the numbers of the diagnostics that aren't shown. Empty if all are.
    let rest: String
    /// The line with the number of all diagnostics, and the number of those that `arbor fix` removes. Empty if the
    /// diagnostics say as much themselves.
    let total: String

    /// Selects errors before warnings, and keeps the order.
    ///
    /// - Parameters:
    ///   - limit: The greatest number of diagnostics; 0 for all.
    ///   - fixCommand: The command that applies fix-its.
    init(_ diagnostics: [Diagnostic], limit: Int, fixCommand: String) {
        let errors = diagnostics.count { $0.severity == .error }
        let isWhole = limit == 0 || diagnostics.count <= limit
        shown = isWhole ? diagnostics : Self.gravest(limit, of: diagnostics, errors: errors)
        rest = isWhole ? "" : Self.rest(of: diagnostics, but: shown)
        let fixable = diagnostics.count(where: \.isFixable)
        let hasTotal = diagnostics.count > 1 || fixable > 0
        total =
            hasTotal
            ? "arbor: \(Self.total(errors, diagnostics.count - errors))"
                + "\(Self.hint(fixable, of: diagnostics.count, fixCommand))\n" : ""
    }

    private static func hint(_ fixable: Int, of count: Int, _ command: String) -> String {
        if fixable == 0 { return "" }
        return "; '\(command)' can fix "
            + (count == 1 ? "it" : fixable == count ? "all" : "\(fixable) of them")
    }

    private static func rest(of diagnostics: [Diagnostic], but shown: [Diagnostic]) -> String {
        let seen = counts(of: shown)
        let list = counts(of: diagnostics).sorted { $0.key.rawValue < $1.key.rawValue }
            .map { (id: $0.key.rawValue, count: $0.value - (seen[$0.key] ?? 0)) }
            .filter { $0.count > 0 }.map { "\($0.count) \($0.id)" }
        return
            "arbor: \(diagnostics.count - shown.count) more are not shown: \(list.joined(separator: ", ")); "
            + "'--max-diagnostics 0' shows all\n"
    }

    private static func gravest(_ limit: Int, of diagnostics: [Diagnostic], errors: Int) -> [Diagnostic] {
        var left = (errors: min(errors, limit), others: max(0, limit - errors))
        return diagnostics.filter { diagnostic in
            if diagnostic.severity == .error {
                left.errors -= 1
                return left.errors >= 0
            }
            left.others -= 1
            return left.others >= 0
        }
    }

    private static func counts(of diagnostics: [Diagnostic]) -> [DiagnosticID: Int] {
        var counts: [DiagnosticID: Int] = [:]
        for diagnostic in diagnostics { counts[diagnostic.id, default: 0] += 1 }
        return counts
    }

    private static func total(_ errors: Int, _ warnings: Int) -> String {
        [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }
            .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: ", ")
    }
}
