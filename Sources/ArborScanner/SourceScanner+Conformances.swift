import ArborModel
import ArborSyntax

extension SourceScanner {
    /// Returns the types, protocols and available extensions of files, by path. A file that can't be read has none.
    @available(macOS 10.15, *)
    public func conformingDeclarations(in files: [String]) async -> [String: [ConformingDeclaration]] {
        let vocabulary = Vocabulary(joining: frontEnds.map(\.vocabulary))
        let read = await declarations(in: files).map { path, result in
            let file = try? result.get()
            return (path, file.map { ConformingDeclaration.all(in: $0, path: path, vocabulary) } ?? [])
        }
        return Dictionary(read, uniquingKeysWith: { first, _ in first })
    }
}
