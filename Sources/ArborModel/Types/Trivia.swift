extension [UInt8] {
    /// Returns the index after the white space and the comments that begin at an index. Comments nest.
    ///
    /// Texts of types and of conditions may come from the command line and from outlines, which keep their comments.
    func endOfTrivia(from start: Int) -> Int {
        var index = start
        while index < count {
            switch self[index] {
            case 0x20, 0x09...0x0D, 0: index += 1
            case UInt8(ascii: "/"):
                guard let end = endOfComment(from: index) else { return index }
                index = end
            default: return index
            }
        }
        return index
    }

    /// Returns the index after the comment that begins at an index, or `nil` if none begins there.
    private func endOfComment(from start: Int) -> Int? {
        if holds("//", at: start) {
            return self[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? count
        }
        return holds("/*", at: start) ? endOfBlock(from: start) : nil
    }

    private func endOfBlock(from start: Int) -> Int {
        var (index, depth) = (start, 0)
        repeat {
            let (opens, closes) = (holds("/*", at: index), holds("*/", at: index))
            depth += opens ? 1 : closes ? -1 : 0
            index += opens || closes ? 2 : 1
        } while depth > 0 && index < count
        return Swift.min(index, count)
    }

    private func holds(_ pair: StaticString, at index: Int) -> Bool {
        index + 1 < count && self[index] == pair.utf8Start[0] && self[index + 1] == pair.utf8Start[1]
    }
}
