import ArborModel
import ArborSyntax

extension SourceReader {
    /// Adds the fix-its that need the layout of a declaration, which a scan doesn't keep. The declarations with faults are
    /// read again, as their macros read them.
    public mutating func addFixIts(
        to fragment: inout Fragment, of file: FileDeclarations, _ source: UnsafeBufferPointer<UInt8>
    ) {
        let indices = fragment.diagnostics.indices.filter { fragment.diagnostics[$0].mayGetFixIt }
            .sorted { fragment.diagnostics[$0].start < fragment.diagnostics[$1].start }
        let text = String(decoding: source, as: UTF8.self)
        for type in file.types where type.attributes.contains(where: \.isOfType) {
            let first = indices.partitioningIndex {
                fragment.diagnostics[$0].start >= type.range.start.offset
            }
            let faults = indices[first...].prefix { fragment.diagnostics[$0].start < type.range.end.offset }
            if faults.isEmpty { continue }
            let bytes = source[Int(type.range.start.offset)..<Int(type.range.end.offset)]
            let checks = checkInstantiable(
                String(decoding: bytes, as: UTF8.self), path: fragment.summary.path, in: text)
            for index in faults {
                let fault = fragment.diagnostics[index]
                let same = checks.diagnostics.filter { $0.isSame(as: fault, from: type.range.start) }
                // Two faults of one place have different words.
                let other = same.first { $0.message == fault.message } ?? same.first
                fragment.diagnostics[index].fixIts = (other?.fixIts ?? []).map {
                    $0.moved(to: type.range.start)
                }
            }
        }
    }
}

extension Diagnostic {
    fileprivate var mayGetFixIt: Bool { fixIts.isEmpty && location?.range != nil }

    /// The offset of the first byte that the diagnostic is about; 0 if it is about no text.
    fileprivate var start: UInt32 { location?.range?.start.offset ?? 0 }

    /// - Parameter start: The start of this diagnostic's text in the file.
    fileprivate func isSame(as other: Diagnostic, from start: SourcePosition) -> Bool {
        id == other.id
            && (message == other.message || location?.range?.moved(to: start) == other.location?.range)
    }
}

extension Diagnostic.FixIt {
    fileprivate func moved(to start: SourcePosition) -> Diagnostic.FixIt {
        var fixIt = self
        for index in edits.indices { fixIt.edits[index].range = edits[index].range.moved(to: start) }
        return fixIt
    }
}
