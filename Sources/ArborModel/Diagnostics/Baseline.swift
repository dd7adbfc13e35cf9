/// A baseline: the findings that are known and tolerated, such as those of code that is older than a rule.
///
/// As text, a baseline has a line for each finding, sorted, with the fingerprint in front. The rest of the line is for
/// people. The first line names the form. A baseline holds adjustable findings only, since no others can be tolerated.
public struct Baseline: Equatable, Sendable {
    /// The number of findings with each fingerprint.
    private var counts: [UInt64: Int] = [:]

    /// Creates a baseline without findings.
    public init() {}

    /// The reason why a text is not a baseline.
    public enum DecodingError: Error, Equatable {
        /// The line with this number, from 1, does not belong to a baseline.
        case line(Int)
        /// The text is a baseline of another form, whose fingerprints would not match any finding.
        case otherForm
    }

    /// The first line. Its number changes when the ingredients of fingerprints change.
    private static let head = "arbor-baseline 2"

    /// Creates a baseline from its text.
    ///
    /// Empty lines and lines that begin with `#` are skipped.
    ///
    /// - Throws: `DecodingError` if the first line does not name the form, or another line does not begin with a
    ///   fingerprint.
    public init(parsing text: String) throws(DecodingError) {
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        try Self.checkHead(lines[0])
        for (index, line) in lines.enumerated().dropFirst() {
            if line.isEmpty || line.hasPrefix("#") { continue }
            guard let fingerprint = Self.fingerprint(of: line) else { throw .line(index + 1) }
            counts[fingerprint, default: 0] += 1
        }
    }

    /// Checks the first line. The first form of baselines had no head: it began with a comment or with a finding.
    private static func checkHead(_ line: Substring) throws(DecodingError) {
        if line == head { return }
        let isOther = line.hasPrefix("arbor-baseline ") || line.hasPrefix("# Findings that 'arbor ")
        throw isOther || fingerprint(of: line) != nil ? .otherForm : .line(1)
    }

    private static func fingerprint(of line: Substring) -> UInt64? {
        let digits = line.prefix { $0 != " " }
        return digits.utf8.count == 16 ? UInt64(digits, radix: 16) : nil
    }

    /// Divides findings into those that are not in the baseline and those that are, each in the given order.
    ///
    /// If several findings share a fingerprint, as many of them are known as the baseline contains.
    public func divide(_ diagnostics: [Diagnostic]) -> (new: [Diagnostic], known: [Diagnostic]) {
        var counts = counts
        var parts: (new: [Diagnostic], known: [Diagnostic]) = ([], [])
        for diagnostic in diagnostics {
            let print = diagnostic.fingerprint
            if diagnostic.id.entry.isAdjustable, let count = counts[print], count > 0 {
                counts[print] = count - 1
                parts.known.append(diagnostic)
            } else {
                parts.new.append(diagnostic)
            }
        }
        return parts
    }

    /// Returns the text of a baseline that holds every adjustable one of these findings.
    public static func text(for diagnostics: [Diagnostic]) -> String {
        let lines = diagnostics.filter(\.id.entry.isAdjustable).map { diagnostic in
            let path = diagnostic.location.map { "\($0.path): " } ?? ""
            return "\(diagnostic.fingerprintText) \(diagnostic.id.rawValue) \(path)\(diagnostic.message)"
                .visible + "\n"
        }
        return head + "\n# Findings that 'arbor --baseline' leaves out, a line each.\n"
            + lines.sorted().joined()
    }
}

extension Diagnostic {
    /// A number that identifies the fault from run to run.
    ///
    /// It depends on the id, the file's path and the subject, and on neither words nor lines. It is an FNV-1a hash,
    /// which is the same on every machine; Swift's hashing is not.
    public var fingerprint: UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for part in [id.rawValue[...], location?.path.withoutDotSlash ?? ""] + subject.map({ $0[...] }) {
            for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            hash = (hash ^ 0xFF) &* 0x100_0000_01b3
        }
        return hash
    }

    /// The fingerprint in 16 hexadecimal digits.
    public var fingerprintText: String {
        let digits = String(fingerprint, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

extension String {
    /// The path without a leading `./`.
    fileprivate var withoutDotSlash: Substring { hasPrefix("./") ? dropFirst(2) : self[...] }
}
