/// Findings that are known and tolerated: those that old code had when a rule came.
///
/// As text it is a line a finding, sorted, with the fingerprint in front; what follows is for people. It holds
/// adjustable findings only, since no other can be tolerated.
public struct Baseline: Equatable, Sendable {
    /// How many findings have each fingerprint.
    private var counts: [UInt64: Int] = [:]

    public init() {}

    /// A line that is none of a baseline.
    public struct Damage: Error, Equatable {
        /// From 1.
        public var line: Int
    }

    public init(parsing text: String) throws(Damage) {
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.isEmpty || line.hasPrefix("#") { continue }
            let digits = line.prefix { $0 != " " }
            guard digits.utf8.count == 16, let fingerprint = UInt64(digits, radix: 16) else {
                throw Damage(line: number + 1)
            }
            counts[fingerprint, default: 0] += 1
        }
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
        return "# Findings that 'arbor --baseline' leaves out, a line each.\n" + lines.sorted().joined()
    }
}

extension Diagnostic {
    /// A number that stays the same while the fault does: it hangs on the id, the file's path and the message, not on
    /// lines. FNV-1a, which is the same on every machine; Swift's hashing is not.
    public var fingerprint: UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for part in [id.rawValue[...], location?.path.withoutDotSlash ?? "", message[...]] {
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
