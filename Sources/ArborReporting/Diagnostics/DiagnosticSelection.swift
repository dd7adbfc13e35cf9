import ArborModel

/// What is shown of many diagnostics, and what is said of the rest: whoever makes ten thousand faults at once has made
/// one mistake, and wants to see its first lines.
struct DiagnosticSelection {
    let shown: [Diagnostic]
    /// The number of all, where there are several, and what was left out.
    let closingLines: String

    /// Errors go before warnings; what is shown keeps its order.
    ///
    /// - Parameter limit: 0 for all.
    init(_ diagnostics: [Diagnostic], limit: Int) {
        let errors = diagnostics.count { $0.severity == .error }
        let isWhole = limit == 0 || diagnostics.count <= limit
        let shown = isWhole ? diagnostics : Self.gravest(limit, of: diagnostics, errors: errors)
        self.shown = shown
        var lines = isWhole ? "" : Self.rest(of: diagnostics, but: shown)
        if diagnostics.count > 1 { lines += "arbor: \(Self.total(errors, diagnostics.count - errors))\n" }
        closingLines = lines
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
