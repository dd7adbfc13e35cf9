import ArborModel
import ArborScanner
import ArborSyntax

/// The fragment of a file as the cache keeps it. Its first byte is the form of the others.
///
/// Most files contribute nothing but the names that they declare. Their fragments need no table of strings: they are the
/// content of the outline and its text.
enum CachedFragment {
    case outline(FileOutline)
    case whole(Fragment)

    private enum Form: UInt8 { case outline, whole }

    /// Returns the bytes of a fragment; `nil` if it can't be encoded.
    static func bytes(of fragment: Fragment) -> [UInt8]? {
        if fragment.isOutline { return bytes(of: fragment.summary.outline) }
        return fragment.encoded.map { [Form.whole.rawValue] + $0 }
    }

    /// There is one for most files, so it is written at once.
    private static func bytes(of outline: FileOutline) -> [UInt8] {
        outline.text.withBytes { text in
            let size = 1 + OutlineContent.size + text.count
            return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
                let bytes = UnsafeMutableRawBufferPointer(buffer)
                bytes[0] = Form.outline.rawValue
                outline.content.store(in: UnsafeMutableRawBufferPointer(rebasing: bytes[1...]))
                UnsafeMutableRawBufferPointer(rebasing: bytes[(1 + OutlineContent.size)...]).copyBytes(
                    from: text)
                count = size
            }
        }
    }

    /// Decodes a fragment. Returns `nil` for bytes that `bytes(of:)` can't have returned.
    ///
    /// - Parameter texts: The texts that were decoded before.
    init?(_ bytes: UnsafeRawBufferPointer, path: String, texts: DecodedTexts? = nil) {
        guard let form = bytes.first.flatMap(Form.init) else { return nil }
        let rest = UnsafeRawBufferPointer(rebasing: bytes.dropFirst())
        switch form {
        case .outline:
            guard rest.count >= OutlineContent.size,
                let text = String(ifUTF8: UnsafeRawBufferPointer(rebasing: rest[OutlineContent.size...]))
            else { return nil }
            self = .outline(FileOutline(text: text, content: OutlineContent(stored: rest)))
        case .whole:
            guard let fragment = Fragment(encoded: rest, path: path, positions: .complete, texts: texts)
            else { return nil }
            self = .whole(fragment)
        }
    }

    /// The fragment as it was before it was encoded.
    func fragment(path: String) -> Fragment {
        switch self {
        case .outline(let outline):
            Fragment(summary: FileSummary(path: path, outline: outline), isParsed: false)
        case .whole(let fragment): fragment
        }
    }
}

extension Fragment {
    /// True if the file contributes nothing but the names that it declares.
    fileprivate var isOutline: Bool {
        !isParsed && diagnostics.isEmpty && summary.providers.isEmpty && summary.imports.isEmpty
            && summary.nestedNames.isEmpty && summary.globalActors.isEmpty && !summary.hasRareFacts
    }
}
