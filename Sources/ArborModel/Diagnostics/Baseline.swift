/// Findings that are known and tolerated: those that old code had when a rule came.
///
/// As text it is a line a finding, sorted, with the fingerprint in front; the rest of the line is for people. The first
/// line names the form. It holds adjustable findings only, since no other can be tolerated.
public struct Baseline: Equatable, Sendable {
    /// How many findings have each fingerprint.
    private var counts: [UInt64: Int] = [:]

    public init() {}

    /// Why a text is no baseline.
    public enum DecodingError: Error, Equatable {
        /// This line, from 1, is none of a baseline.
        case line(Int)
        /// It is a baseline whose fingerprints are made of something else, so that none of them would be found again.
        case otherForm
    }

    /// The first line. It changes with what fingerprints are made of.
    private static let head = "arbor-baseline 2"

    public init(parsing text: String) throws(DecodingError) {
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        try Self.checkHead(lines[0])
        for (number, line) in lines.enumerated().dropFirst() {
            if line.isEmpty || line.hasPrefix("#") { continue }
            guard let fingerprint = Self.fingerprint(of: line) else { throw .line(number + 1) }
            counts[fingerprint, default: 0] += 1
        }
    }

    /// The first form had no head: it began with a comment, or without one with a finding.
    private static func checkHead(_ line: Substring) throws(DecodingError) {
        if line == head { return }
        let isOther = line.hasPrefix("arbor-baseline ") || line.hasPrefix("# Findings that 'arbor ")
        throw isOther || fingerprint(of: line) != nil ? .otherForm : .line(1)
    }

    private static func fingerprint(of line: Substring) -> UInt64? {
        let digits = line.prefix { $0 != " " }
        return digits.utf8.count == 16 ? UInt64(digits, radix: 16) : nil
    }

    /// Those that are not in the baseline, and those that are. Of several findings with one fingerprint as many are
    /// known as it has.
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

    /// The baseline that holds all adjustable ones of these findings.
    public static func text(for diagnostics: [Diagnostic]) -> String {
        let lines = diagnostics.filter(\.id.entry.isAdjustable).map { diagnostic in
            let place = diagnostic.location.map { "\($0.path): " } ?? ""
            return "\(diagnostic.fingerprintText) \(diagnostic.id.rawValue) \(place)\(diagnostic.message)\n"
        }
        return head + "\n# Findings that 'arbor --baseline' leaves out, a line each.\n"
            + lines.sorted().joined()
    }
}

extension Diagnostic {
    /// A number that stays the same while the fault does: it hangs on the id, the file's path and the subject, neither on
    /// words nor on lines. FNV-1a, which is the same on every machine; Swift's hashing is not.
    public var fingerprint: UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for part in [id.rawValue[...], location?.path.withoutDotSlash ?? ""] + subject.map({ $0[...] }) {
            for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            hash = (hash ^ 0xFF) &* 0x100_0000_01b3
        }
        return hash
    }

    /// In 16 hexadecimal digits.
    public var fingerprintText: String {
        let digits = String(fingerprint, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

extension String {
    /// `./A` is `A`.
    fileprivate var withoutDotSlash: Substring { hasPrefix("./") ? dropFirst(2) : self[...] }
}
