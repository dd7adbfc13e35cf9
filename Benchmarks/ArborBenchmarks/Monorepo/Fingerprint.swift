/// Tells one set of files from another: a hash over all paths and bytes, whatever the files' order.
struct Fingerprint: CustomStringConvertible {
    private(set) var files = 0
    private(set) var bytes = 0
    private var sum: UInt64 = 0

    /// - Parameter path: as seen from the set's own folder.
    mutating func add(path: String, bytes content: some Collection<UInt8>) {
        files += 1
        bytes += content.count
        sum &+= Self.hash(of: content, start: Self.hash(of: path.utf8, start: 0xCBF2_9CE4_8422_2325))
    }

    /// By Fowler, Noll and Vo: the same everywhere and for ever, unlike the standard library's. A zero ends each text.
    private static func hash(of bytes: some Collection<UInt8>, start: UInt64) -> UInt64 {
        bytes.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 } &* 0x100_0000_01B3
    }

    var hash: String {
        let digits = String(sum, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    var description: String { "\(files.grouped) files, \(bytes.grouped) bytes, fingerprint \(hash)" }
}
