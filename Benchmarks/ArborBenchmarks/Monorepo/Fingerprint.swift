/// A hash over all paths and bytes of a set of files, independent of the files' order.
struct Fingerprint: CustomStringConvertible {
    private(set) var files = 0
    private(set) var bytes = 0
    private var sum: UInt64 = 0

    /// - Parameter path: The path relative to the set's folder.
    mutating func add(path: String, bytes content: some Collection<UInt8>) {
        files += 1
        bytes += content.count
        sum &+= Self.hash(of: content, start: Self.hash(of: path.utf8, start: 0xCBF2_9CE4_8422_2325))
    }

    /// FNV-1a, which is the same on every machine, unlike the standard library's hash. A zero byte ends each
    /// text.
    private static func hash(of bytes: some Collection<UInt8>, start: UInt64) -> UInt64 {
        bytes.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 } &* 0x100_0000_01B3
    }

    var hash: String {
        let digits = String(sum, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    var description: String { "\(files.grouped) files, \(bytes.grouped) bytes, fingerprint \(hash)" }
}
