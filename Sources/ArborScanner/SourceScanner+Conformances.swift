import ArborModel
import ArborSyntax

extension SourceScanner {
    /// Returns the types, protocols and available extensions of files, by path. A file that can't be read has none.
    @available(macOS 10.15, *)
    public func conformingDeclarations(in files: [String]) async -> [String: [ConformingDeclaration]] {
        let vocabulary = Vocabulary(joining: frontEnds.map(\.vocabulary))
        let read = await each(of: files) { worker, index in
            (files[index], worker.conformingDeclarations(in: files[index], vocabulary))
        }
        return Dictionary(read, uniquingKeysWith: { first, _ in first })
    }
}

extension ScanWorker {
    fileprivate mutating func conformingDeclarations(in path: String, _ vocabulary: Vocabulary)
        -> [ConformingDeclaration]
    {
        guard case .success(let file) = declarations(in: path) else { return [] }
        return ConformingDeclaration.all(in: file, source, path: path, vocabulary)
    }
}
