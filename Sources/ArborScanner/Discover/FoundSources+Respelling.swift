// One file under several spellings of its path.
extension FoundSources {
    /// Removes files that were found under another spelling already, as file systems that ignore case allow.
    ///
    /// Files whose paths differ in more than the case are kept, even if they are links to one file. Only paths with
    /// equal folded bytes cost a `stat`. The files must be sorted, so the spelling that stays doesn't depend on the
    /// order of the inputs.
    mutating func removeRespelledFiles() {
        let hashes = files.map(\.foldedHash)
        guard Set(hashes).count < files.count else { return }
        let indices = Dictionary(grouping: files.indices) { hashes[$0] }
        let removed = Set(indices.values.filter { $0.count > 1 }.flatMap { respelled(among: $0) })
        if removed.isEmpty { return }
        files = files.indices.filter { !removed.contains($0) }.map { files[$0] }
        // No folder shows whether the two spellings still lead to one file.
        isCertain = false
    }

    private func respelled(among indices: [Int]) -> [Int] {
        var seen: Set<[UInt64]> = []
        return indices.filter { index in
            guard let stamp = FileStamp(path: files[index]) else { return false }
            return !seen.insert([stamp.device, stamp.inode]).inserted
        }
    }
}

extension String {
    /// A hash that doesn't depend on the case of ASCII letters, nor on other characters, whose case is left to the
    /// file system.
    fileprivate var foldedHash: UInt64 {
        utf8.reduce(0xCBF2_9CE4_8422_2325) { hash, byte in
            guard byte < 0x80 else { return hash }
            let isUpper = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
            return (hash ^ UInt64(isUpper ? byte | 0x20 : byte)) &* 0x100_0000_01B3
        }
    }
}
