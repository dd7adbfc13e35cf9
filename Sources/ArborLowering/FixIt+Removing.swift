import ArborModel
import ArborSyntax

extension Diagnostic.FixIt {
    /// A fix-it that removes words. Who applies it also removes a gap next to each (`Range.withGap`).
    package static func removing(_ ranges: [SourceRange], _ message: String) -> Diagnostic.FixIt {
        Diagnostic.FixIt(message, edits: ranges.map { Edit(range: $0, replacement: "") })
    }
}

extension DeclarationLayout {
    /// Returns a fix-it that removes an effect of a function, unless words of the body need it.
    ///
    /// - Parameter isMeant: Returns whether an effect as written, such as `throws(Fault)`, is to be removed.
    package func removingEffect(
        of function: CallableDeclaration, unless words: [String], where isMeant: (String) -> Bool
    ) -> Diagnostic.FixIt? {
        guard let parts = self[function] else { return nil }
        let body = BodyWords(of: parts.body?.text ?? "")
        guard !words.contains(where: body.words.contains) else { return nil }
        let effects = parts.effects.filter { isMeant($0.text) }
        guard let first = effects.first else { return nil }
        return .removing(effects.map(\.range), "remove '\(first.text)'")
    }
}
