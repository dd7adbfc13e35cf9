/// Swift code with holes, such as `<#noun#>`, which words, numbers or more code fill.
///
/// A hole that stands alone on its line is filled with any number of lines, all with the line's indentation.
struct Template: ExpressibleByStringLiteral {
    enum Part {
        case text(String)
        case hole(Hole)
    }

    struct Line {
        var indentation: Int
        var parts: [Part]

        /// The hole, if nothing else stands on the line.
        var onlyHole: Hole? {
            guard parts.count == 1, case .hole(let hole) = parts[0] else { return nil }
            return hole
        }
    }

    let lines: [Line]

    init(stringLiteral text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let code = line.drop { $0 == " " }
            return Line(indentation: line.count - code.count, parts: Self.parts(of: code))
        }
    }

    private static func parts(of code: Substring) -> [Part] {
        var parts: [Part] = []
        var rest = code
        while let start = rest.firstRange(of: "<#") {
            guard let end = rest[start.upperBound...].firstRange(of: "#>") else { break }
            let name = String(rest[start.upperBound..<end.lowerBound])
            guard let hole = Hole(rawValue: name) else {
                preconditionFailure("There is no hole <#\(name)#>.")
            }
            if start.lowerBound > rest.startIndex { parts.append(.text(String(rest[..<start.lowerBound]))) }
            parts.append(.hole(hole))
            rest = rest[end.upperBound...]
        }
        return rest.isEmpty ? parts : parts + [.text(String(rest))]
    }

    /// What fills a hole.
    enum Hole: String {
        // Words. The first four, `name` to `Name`, are the same everywhere in one use of a template, and the others differ.
        case name, other, serial
        case capitalizedName = "Name"
        case file, noun, verb, adjective, phrase, number, small, hex
        case capitalizedNoun = "Noun"
        // Lines: prose in comments, code, and rows of literals.
        case docs, statements, inner, rows, values, cases, fields, members, functions
    }
}

extension Substring {
    fileprivate func firstRange(of mark: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(mark) { return start..<index(start, offsetBy: mark.count) }
            start = index(after: start)
        }
        return nil
    }
}
