/// The types whose names a configuration lists. A name may have its module in front: `Net.Cache` and `Net::Cache` are `Cache` of
/// `Net`. Generic arguments don't count.
public struct ListedTypes: Sendable {
    private let names: Set<String>

    /// Creates the list of some names.
    public init(_ names: some Sequence<String>) { self.names = Set(names.map(Self.plain)) }

    /// True if nothing is listed.
    public var isEmpty: Bool { names.isEmpty }

    /// Returns whether a declared type is listed.
    ///
    /// - Parameters:
    ///   - type: The type, with its names resolved.
    ///   - module: The name of its module, or "".
    public func contains(_ type: TypeExpression, ofModule module: String) -> Bool {
        Self.names(of: type, ofModule: module).contains(where: names.contains)
    }

    /// Returns the names by which a list may mean a declared type, without generic arguments.
    ///
    /// - Parameters:
    ///   - type: The type, with its names resolved.
    ///   - module: The name of its module, or "".
    public static func names(of type: TypeExpression, ofModule module: String) -> [String] {
        let text = "\(type)"
        let bytes = Array(text.utf8)
        let colon = UInt8(ascii: ":")
        let end = bytes.indices.dropLast().first { bytes[$0] == colon && bytes[$0 + 1] == colon }
        guard let end else {
            let name = plain(text)
            return module.isEmpty ? [name] : [name, "\(module).\(name)"]
        }
        return [plain(text), plain(String(decoding: bytes[(end + 2)...], as: UTF8.self))]
    }

    /// The name without generic arguments and blanks, with a dot behind the module.
    public static func plain(_ text: String) -> String {
        var depth = 0
        var plain: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ">"): depth -= 1
            case UInt8(ascii: " "): break
            case UInt8(ascii: ":") where plain.last == UInt8(ascii: ":"):
                plain[plain.count - 1] = UInt8(ascii: ".")
            default: if depth == 0 { plain.append(byte) }
            }
        }
        return String(decoding: plain, as: UTF8.self)
    }
}
