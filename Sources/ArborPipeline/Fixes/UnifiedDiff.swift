/// The difference between two versions of a file, in the form that `patch -p1` applies.
@available(macOS 10.15, *)
struct UnifiedDiff {
    /// The text; empty if the versions are equal.
    let text: String

    /// The number of unchanged lines around a change.
    private static let context = 3

    /// - Parameter path: The path, relative to the folder in which the text is applied.
    init(of path: String, from old: [UInt8], to new: [UInt8]) {
        let lines = Self.lines(from: Self.split(old), to: Self.split(new))
        let hunks = Self.hunks(of: lines)
        guard !hunks.isEmpty else {
            text = ""
            return
        }
        let body = hunks.map { Self.text(of: lines, in: $0) }.joined()
        text = "--- \(Self.name("a/" + path))\n+++ \(Self.name("b/" + path))\n\(body)"
    }

    private struct Line {
        /// A space, `-` or `+`.
        var mark: String
        var bytes: ArraySlice<UInt8>
    }

    /// The lines with their ends. The last one may have none.
    private static func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
            lines.append(bytes[start..<end])
            start = end
        }
        return lines
    }

    /// The lines of both versions. Removed lines stand in front of the lines that replace them.
    private static func lines(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [Line] {
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var lines: [Line] = []
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            if removed.contains(i) {
                lines.append(Line(mark: "-", bytes: old[i]))
                i += 1
            } else if inserted.contains(j) {
                lines.append(Line(mark: "+", bytes: new[j]))
                j += 1
            } else {
                lines.append(Line(mark: " ", bytes: old[i]))
                (i, j) = (i + 1, j + 1)
            }
        }
        return lines
    }

    /// The changed lines with their context. Changes whose contexts touch are one hunk.
    private static func hunks(of lines: [Line]) -> [Range<Int>] {
        var hunks: [Range<Int>] = []
        for index in lines.indices where lines[index].mark != " " {
            let range = max(0, index - context)..<min(lines.count, index + context + 1)
            if let last = hunks.last, last.upperBound >= range.lowerBound {
                hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
            } else {
                hunks.append(range)
            }
        }
        return hunks
    }

    private static func text(of lines: [Line], in hunk: Range<Int>) -> String {
        let before = lines[..<hunk.lowerBound]
        let old = range(from: before.count { $0.mark != "+" }, count: lines[hunk].count { $0.mark != "+" })
        let new = range(from: before.count { $0.mark != "-" }, count: lines[hunk].count { $0.mark != "-" })
        return "@@ -\(old) +\(new) @@\n"
            + lines[hunk].map { line in
                let isWhole = line.bytes.last == UInt8(ascii: "\n")
                return line.mark + String(decoding: line.bytes, as: UTF8.self)
                    + (isWhole ? "" : "\n\\ No newline at end of file\n")
            }.joined()
    }

    /// The first line and the number of lines. An empty range stands after the line that it names.
    private static func range(from start: Int, count: Int) -> String {
        switch count {
        case 0: "\(start),0"
        case 1: "\(start + 1)"
        default: "\(start + 1),\(count)"
        }
    }

    /// A file's name as Git writes it: in quotes if it contains something that would end it, and with a tab after it if it
    /// contains a space.
    private static func name(_ path: String) -> String {
        let special: Set<UInt8> = [UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F]
        guard path.utf8.contains(where: { $0 < 0x20 || special.contains($0) }) else {
            return path.utf8.contains(UInt8(ascii: " ")) ? path + "\t" : path
        }
        var quoted: [UInt8] = []
        for byte in path.utf8 {
            if byte < 0x20 || byte == 0x7F {
                let digits = String(byte, radix: 8)
                quoted += Array(("\\" + String(repeating: "0", count: 3 - digits.count) + digits).utf8)
            } else {
                quoted += special.contains(byte) ? [UInt8(ascii: "\\"), byte] : [byte]
            }
        }
        return "\"" + String(decoding: quoted, as: UTF8.self) + "\""
    }
}
