extension [UInt8] {
    /// Returns the index after the white space and the comments that begin at an index. Comments nest.
    ///
    /// Texts of types and of conditions may come from the command line and from outlines, which keep their comments.
    func endOfTrivia(from start: Int) -> Int {
        var place = start
        while place < count {
            switch self[place] {
            case 0x20, 0x09...0x0D, 0: place += 1
            case UInt8(ascii: "/"):
                guard let end = endOfComment(from: place) else { return place }
                place = end
            default: return place
            }
        }
        return place
    }

    /// `nil` where no comment begins.
    private func endOfComment(from start: Int) -> Int? {
        if holds("//", at: start) {
            return self[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? count
        }
        return holds("/*", at: start) ? endOfBlock(from: start) : nil
    }

    private func endOfBlock(from start: Int) -> Int {
        var (place, depth) = (start, 0)
        repeat {
            let (opens, closes) = (holds("/*", at: place), holds("*/", at: place))
            depth += opens ? 1 : closes ? -1 : 0
            place += opens || closes ? 2 : 1
        } while depth > 0 && place < count
        return Swift.min(place, count)
    }

    private func holds(_ pair: StaticString, at place: Int) -> Bool {
        place + 1 < count && self[place] == pair.utf8Start[0] && self[place + 1] == pair.utf8Start[1]
    }
}
