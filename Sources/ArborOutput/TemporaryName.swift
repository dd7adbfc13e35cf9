/// The name of a temporary file: `.arbor-<key>-<random>.tmp`. It says which outputs the file belongs to, so that a later
/// run can tell what a killed one has left, and it is short whatever the name of the output.
enum TemporaryName {
    private static let start = ".arbor-"
    private static let end = ".tmp"

    /// Returns a name that nobody can predict.
    static func random(for key: OutputKey) -> String {
        start + key.text + "-" + String(UInt64.random(in: .min ... .max), radix: 36) + end
    }

    /// Returns whether a name is that of some temporary file or journal.
    static func isOne(_ name: String) -> Bool {
        name.hasPrefix(start) && (name.hasSuffix(end) || name.hasSuffix(journalEnd))
    }

    /// Returns whether a name is that of a temporary file of certain outputs.
    static func isOne(_ name: String, of key: OutputKey) -> Bool {
        name.hasPrefix(start + key.text + "-") && name.hasSuffix(end) && !name.contains("/")
    }

    static func journal(of key: OutputKey) -> String { start + key.text + journalEnd }

    private static let journalEnd = ".journal"
}

/// Identifies a set of outputs from run to run.
struct OutputKey: Hashable {
    let text: String

    /// The names and the inodes of their folders decide the key, so the spelling of the paths doesn't matter.
    init(_ destinations: [Destination]) {
        var sum: UInt64 = 0xCBF2_9CE4_8422_2325
        for destination in destinations {
            let inode = destination.folder.status.map { UInt64($0.st_ino) } ?? 0
            for byte in Array("\(inode)/\(destination.name)".utf8) + [0] {
                sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3
            }
        }
        let digits = String(sum, radix: 16)
        text = String(repeating: "0", count: 16 - digits.count) + digits
    }
}
