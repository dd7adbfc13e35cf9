/// The names of a folder's entries in one piece of memory, with a zero after each. The name of a folder ends with a slash.
struct EntryNames {
    private(set) var bytes: [UInt8] = []
    /// The ranges of the names, without their zeros.
    private var ranges: [Range<Int>] = []

    mutating func add(file name: UnsafePointer<CChar>) { add(name, with: []) }

    mutating func add(folder name: UnsafePointer<CChar>) { add(name, with: [UInt8(ascii: "/")]) }

    private mutating func add(_ name: UnsafePointer<CChar>, with end: [UInt8]) {
        let start = bytes.count
        bytes += UnsafeRawBufferPointer(start: name, count: strlen(name))
        bytes += end
        ranges.append(start..<bytes.count)
        bytes.append(0)
    }

    /// The indices of the folders among the names.
    var folders: [Int] {
        ranges.indices.filter { bytes[ranges[$0].upperBound - 1] == UInt8(ascii: "/") }
    }

    /// Puts the names in the order of their bytes.
    mutating func sort() {
        bytes.withUnsafeBufferPointer { bytes in
            guard let start = bytes.baseAddress else { return }
            let names = UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self)
            ranges.sort { strcmp(names + $0.lowerBound, names + $1.lowerBound) < 0 }
        }
        var sorted: [UInt8] = []
        sorted.reserveCapacity(bytes.count)
        for index in ranges.indices {
            let start = sorted.count
            sorted += bytes[ranges[index].lowerBound...ranges[index].upperBound]
            ranges[index] = start..<sorted.count - 1
        }
        bytes = sorted
    }

    /// Returns the names with a text before each.
    func texts(after prefix: String) -> [String] {
        var text = Array(prefix.utf8)
        let length = text.count
        return ranges.map { range in
            text.removeLast(text.count - length)
            text += bytes[range]
            return String(decoding: text, as: UTF8.self)
        }
    }
}
