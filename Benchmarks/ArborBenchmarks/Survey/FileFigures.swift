import ArborModel
import ArborSyntax

/// The figures of one Swift file by which real and generated code are compared.
struct FileFigures {
    var bytes = 0
    /// The length of each line in bytes.
    var lines: [Int] = []
    var blankLines = 0
    /// The bytes of comments, with the indentation between the lines of one comment.
    var commentBytes = 0
    var imports = 0
    /// The number of lines of each body, without those of the braces. A body on one line has one.
    var bodies: [Int] = []
    var types: [TypeDeclaration] = []
    var literals: Set<Literal> = []
    var numbers = 0
    var strings = 0

    /// A kind of text that a reader must not take for code, or a directive.
    enum Literal: String, CaseIterable {
        case multiline = "multi-line strings"
        case raw = "raw strings"
        case regex = "regex literals"
        case condition = "`#if`"
    }

    init(of source: UnsafeBufferPointer<UInt8>, _ file: FileDeclarations) {
        bytes = source.count
        for line in source.split(separator: 0x0A, omittingEmptySubsequences: false) {
            lines.append(line.count)
            if line.allSatisfy(\.isWhiteSpace) { blankLines += 1 }
        }
        imports = file.imports.count
        types = file.types
        let tokens = SourceTokens(of: source)
        count(tokens, in: source)
        bodies = Self.bodies(of: file, tokens, LineStarts(source))
    }

    private mutating func count(_ tokens: SourceTokens, in source: UnsafeBufferPointer<UInt8>) {
        var end = 0
        for index in tokens.indices {
            commentBytes += Self.trimmed(source[end..<tokens.start(index)])
            end = tokens.end(index)
            if let text = tokens.literal(index) { note(text) }
            if source[tokens.start(index)].isDigit { numbers += 1 }
            if source[tokens.start(index)..<end].starts(with: "#if".utf8) { literals.insert(.condition) }
        }
        commentBytes += Self.trimmed(source[end...])
    }

    private mutating func note(_ text: UnsafeBufferPointer<UInt8>) {
        let hashes = text.prefix { $0 == UInt8(ascii: "#") }.count
        let isString = text[hashes] == UInt8(ascii: "\"")
        if !isString { literals.insert(.regex) } else { strings += 1 }
        if isString, hashes > 0 { literals.insert(.raw) }
        if text[hashes...].starts(with: #"""""#.utf8), text.contains(0x0A) { literals.insert(.multiline) }
    }

    /// The number of bytes without the white space at both ends.
    private static func trimmed(_ gap: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
        guard let first = gap.firstIndex(where: { !$0.isWhiteSpace }) else { return 0 }
        return gap.lastIndex { !$0.isWhiteSpace }.map { $0 - first + 1 } ?? 0
    }
}

// The bodies of initializers and functions in types. The declarations say where the parameters end, and the tokens
// where the braces are.
extension FileFigures {
    private static func bodies(
        of file: FileDeclarations, _ tokens: SourceTokens, _ lines: LineStarts
    ) -> [Int] {
        file.types.filter { $0.kind != .protocol }.flatMap(\.callables).compactMap { callable in
            let start = firstToken(after: Int(callable.parametersRange.end.offset), in: tokens)
            guard let opening = (start..<tokens.indices.upperBound).first(where: { tokens.isSign($0, "{") }),
                let closing = closing(of: opening, in: tokens)
            else { return nil }
            return max(1, lines.line(of: tokens.start(closing)) - lines.line(of: tokens.start(opening)) - 1)
        }
    }

    private static func closing(of opening: Int, in tokens: SourceTokens) -> Int? {
        var depth = 0
        return (opening..<tokens.indices.upperBound).first { index in
            if tokens.isSign(index, "{") { depth += 1 }
            if tokens.isSign(index, "}") { depth -= 1 }
            return depth == 0
        }
    }

    private static func firstToken(after offset: Int, in tokens: SourceTokens) -> Int {
        var (low, high) = (0, tokens.indices.upperBound)
        while low < high {
            let middle = (low + high) / 2
            if tokens.start(middle) < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// The offsets at which the lines of a text begin.
struct LineStarts {
    private let offsets: [Int]

    init(_ text: UnsafeBufferPointer<UInt8>) {
        offsets = [0] + text.indices.filter { text[$0] == 0x0A }.map { $0 + 1 }
    }

    func line(of offset: Int) -> Int {
        var (low, high) = (0, offsets.count)
        while low < high {
            let middle = (low + high) / 2
            if offsets[middle] <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension UInt8 {
    fileprivate var isWhiteSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
    fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
}
