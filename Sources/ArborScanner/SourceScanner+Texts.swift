import ArborModel
import ArborSyntax
import CTreeSitterSwift

extension SourceScanner {
    /// Reads the files that contain one of some words, in parallel, and returns what a function makes of them, in the
    /// order of the files. A file that can't be read is a fault, and the others are still read.
    ///
    /// - Parameters:
    ///   - files: The paths of the files.
    ///   - words: The words, each of two letters or more.
    ///   - read: Gets the bytes of a file, its types and its path. If it returns `nil`, it is called again with all
    ///     declarations, and with `isWhole`.
    @available(macOS 10.15, *)
    public func texts<Output: Sendable>(
        of files: [String], holdingAny words: [String],
        _ read:
            @escaping @Sendable (
                UnsafeBufferPointer<UInt8>, _ file: FileDeclarations, _ isWhole: Bool, _ path: String
            ) -> Output?
    ) async -> (outputs: [Output], diagnostics: [Diagnostic]) {
        let words = words.map { Array($0.utf8) }
        let results = await each(of: files) { worker, index -> Result<Output, ReadFailure>? in
            worker.text(of: files[index], holdingAny: words, read)
        }
        var (outputs, diagnostics): ([Output], [Diagnostic]) = ([], [])
        for result in results {
            switch result {
            case .success(let output): outputs.append(output)
            case .failure(let failure): diagnostics.append(failure.diagnostic)
            }
        }
        return (outputs, diagnostics)
    }
}

extension ScanWorker {
    fileprivate mutating func text<Output>(
        of path: String, holdingAny words: [[UInt8]],
        _ read: (UnsafeBufferPointer<UInt8>, FileDeclarations, Bool, String) -> Output?
    ) -> Result<Output, ReadFailure>? {
        if let failure = failure(loading: path) { return .failure(failure) }
        guard let start = source.baseAddress,
            words.contains(where: { tree_sitter_swift_holds(start, source.count, $0, $0.count) })
        else { return nil }
        if let failure = invalidText(in: path) { return .failure(failure) }
        let types = typesOfFile()
        if let output = read(source, types, false, path) { return .success(output) }
        let file = wholeFile()
        return read(source, file, true, path).map { .success($0) }
    }
}
