import ArborModel
import ArborScanner
import ArborSyntax

/// The fragment of a file as the cache keeps it. Its first byte is the form of the others.
///
/// Most files contribute nothing but the names that they declare. Their fragments need no table of strings: they are the
/// text of the outline.
enum CachedFragment {
    case outline(FileOutline)
    case whole(Fragment)

    private enum Form: UInt8 { case outline, whole }

    /// Returns the bytes of a fragment; `nil` if it can't be encoded.
    static func bytes(of fragment: Fragment) -> [UInt8]? {
        if fragment.isOutline { return [Form.outline.rawValue] + fragment.summary.outline.text.utf8 }
        return fragment.encoded.map { [Form.whole.rawValue] + $0 }
    }

    /// Decodes a fragment. Returns `nil` for bytes that `bytes(of:)` can't have returned.
    init?(_ bytes: UnsafeRawBufferPointer, path: String) {
        guard let form = bytes.first.flatMap(Form.init) else { return nil }
        let rest = UnsafeRawBufferPointer(rebasing: bytes.dropFirst())
        switch form {
        case .outline:
            guard let text = String(ifUTF8: rest) else { return nil }
            self = .outline(FileOutline(text: text))
        case .whole:
            guard let fragment = Fragment(encoded: rest, path: path) else { return nil }
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
