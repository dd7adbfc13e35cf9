import ArborModel
import ArborSyntax

extension SourceScanner {
    /// Returns the classes, protocols and type aliases in other types, as entries of an outline for each file. Files that
    /// declare none of the names are left out, because few of many files do.
    ///
    /// - Parameters:
    ///   - names: The names, without the types around them.
    @available(macOS 10.15, *)
    public func nestedTypes(
        declaring names: Set<String>, in files: [String]
    ) async -> [(path: String, outline: FileOutline)] {
        let search = DeclaredNames(names)
        return await each(of: files) { worker, index in
            worker.nestedTypes(search, in: files[index]).map { (path: files[index], outline: $0) }
        }
    }
}

extension ScanWorker {
    fileprivate mutating func nestedTypes(_ search: DeclaredNames, in path: String) -> FileOutline? {
        guard load(path), search.mayOccur(in: source), case .success(let file) = declarations(in: path) else {
            return nil
        }
        return file.nestedOutline(vocabulary)
    }
}
