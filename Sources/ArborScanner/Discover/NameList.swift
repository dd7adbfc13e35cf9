import ArborModel

/// Names that files list, one per line or separated by commas.
public struct NameLists: Sendable {
    /// The names, in the order in which they were read.
    public private(set) var names: [String] = []
    /// The faults of the lists, in the order of the lists.
    public private(set) var diagnostics: [Diagnostic] = []
    /// The lists as tracked paths, from before they were read.
    public private(set) var trackedPaths: [TrackedPath] = []

    /// Reads the lists at some paths. A list that can't be read is a fault, and the others are still read.
    public init(_ paths: [String] = []) {
        for path in paths {
            trackedPaths += [TrackedPath.summary(path)].compactMap(\.self)
            add(path)
        }
    }

    private mutating func add(_ path: String) {
        var buffer = FileBuffer()
        if let failure = buffer.load(path, limit: FileBuffer.largestList) {
            return report(failure.id, failure.message, at: SourceLocation(path: path))
        }
        if let offset = UTF8Validation.firstInvalidByte(in: buffer.bytes) {
            return report(
                .notUTF8, "the list is not UTF-8: the byte at offset \(offset) is invalid",
                at: SourceLocation(path: path))
        }
        let text = String(decoding: buffer.bytes, as: UTF8.self)
        let parts = text.split { $0 == "," || $0.isNewline }
        names += parts.map { String($0.trimmed) }.filter { !$0.isEmpty }
    }

    private mutating func report(_ id: DiagnosticID, _ message: String, at location: SourceLocation) {
        diagnostics.append(Diagnostic(id, message, about: [], at: location))
    }
}
