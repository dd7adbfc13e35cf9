import ArborScanner

/// Insertions into a manifest, in the layout of the text around them.
struct ManifestEdits {
    private let manifest: ManifestText
    private let lineBreak: String
    /// The white space that one level is indented by.
    private let step: String
    private var insertions: [(offset: Int, text: String)] = []

    /// - Parameter package: The call of `Package`, whose arguments show the indentation.
    init(_ manifest: ManifestText, package: ManifestCall) {
        self.manifest = manifest
        let end = manifest.bytes.firstIndex(of: UInt8(ascii: "\n")) ?? 0
        lineBreak = end > 0 && manifest.isByte("\r", at: end - 1) ? "\r\n" : "\n"
        let first = package.arguments.first?.start ?? 0
        let space = manifest.indentation(first)
        step = manifest.isFirstOnLine(first) && !space.isEmpty ? space : "    "
    }

    /// The manifest with all insertions. Those at one offset stay in their order.
    var result: [UInt8] {
        var result: [UInt8] = []
        var start = 0
        let ordered = insertions.enumerated().sorted {
            ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
        }
        for (_, insertion) in ordered {
            result += manifest.bytes[start..<insertion.offset]
            result += Array(insertion.text.utf8)
            start = insertion.offset
        }
        return result + manifest.bytes[start...]
    }

    /// Adds an element at the end of an array literal.
    mutating func append(_ element: String, to list: ManifestList) {
        let end = list.elements.last?.upperBound ?? list.open + 1
        let comma = manifest.afterTrivia(end)
        let hasComma = !list.elements.isEmpty && manifest.isByte(",", at: comma)
        let start = manifest.startOfLine(list.close)
        guard start > end else {
            return appendOnLine(element, to: list, at: hasComma ? comma + 1 : end, hasComma: hasComma)
        }
        if !list.elements.isEmpty, !hasComma { insert(",", at: end) }
        let space =
            list.elements.last.map { manifest.indentation($0.lowerBound) }
            ?? manifest.indentation(list.close) + step
        let isPlain = !list.elements.isEmpty && !hasComma
        insert(space + element + (isPlain ? "" : ",") + lineBreak, at: start)
    }

    private mutating func appendOnLine(
        _ element: String, to list: ManifestList, at offset: Int, hasComma: Bool
    ) {
        if !list.elements.isEmpty { return insert((hasComma ? " " : ", ") + element, at: offset) }
        let space = manifest.indentation(list.open)
        insert(lineBreak + space + step + element + lineBreak + space, at: offset)
    }

    /// Adds an argument with a list of one element in front of another argument.
    mutating func add(_ label: String, with element: String, before argument: ManifestCall.Argument) {
        guard manifest.isFirstOnLine(argument.start) else {
            return insert("\(label): [\(element)], ", at: argument.start)
        }
        let space = manifest.indentation(argument.start)
        let lines = ["\(label): [", space + step + element, space + "],", space]
        insert(lines.joined(separator: lineBreak), at: argument.start)
    }

    /// Adds an argument with a list of one element after another argument, on a line of its own.
    mutating func add(_ label: String, with element: String, after argument: ManifestCall.Argument) {
        let isFirst = manifest.isFirstOnLine(argument.start)
        let space = manifest.indentation(argument.start) + (isFirst ? "" : step)
        insert(",\(lineBreak)\(space)\(label): [\(element)]", at: argument.value.upperBound)
    }

    private mutating func insert(_ text: String, at offset: Int) { insertions.append((offset, text)) }
}

extension ManifestText {
    fileprivate func startOfLine(_ offset: Int) -> Int {
        bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    }

    fileprivate func indentation(_ offset: Int) -> String {
        let start = startOfLine(offset)
        let space = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        return String(decoding: space, as: UTF8.self)
    }

    fileprivate func isFirstOnLine(_ offset: Int) -> Bool {
        bytes[startOfLine(offset)..<offset].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }
}
