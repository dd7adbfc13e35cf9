import ArborModel
import ArborSyntax

extension SourceScanner {
    /// Returns the types and protocols with the given names that files declare.
    ///
    /// - Parameter names: The names, without the types around them.
    @available(macOS 10.15, *)
    public func supertypes(named names: Set<String>, in files: [String]) async -> [ConformingDeclaration] {
        await declarations(.type, named: names, in: files)
    }

    /// Returns the extensions of the given types that files contain, except unavailable ones.
    ///
    /// - Parameter names: The names of the types, without the types around them.
    @available(macOS 10.15, *)
    public func extensions(of names: Set<String>, in files: [String]) async -> [ConformingDeclaration] {
        await declarations(.extension, named: names, in: files)
    }

    @available(macOS 10.15, *)
    private func declarations(
        _ kind: ConformingDeclaration.Kind, named names: Set<String>, in files: [String]
    ) async -> [ConformingDeclaration] {
        let vocabulary = Vocabulary(joining: frontEnds.map(\.vocabulary))
        return await declarations(in: files).flatMap { path, result in
            guard case .success(let file) = result else { return [ConformingDeclaration]() }
            return ConformingDeclaration.all(kind, named: names, in: file, path: path, vocabulary)
        }
    }
}
