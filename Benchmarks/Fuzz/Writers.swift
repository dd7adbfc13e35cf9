// A fuzz target: whatever a text contains, it stays in its place in every language that Arbor writes. Each is read back by
// a reader of its own, and JSON by Foundation's. The parsers that are programs read the same languages in
// `HostileTextTests`.
import ArborModel
import Foundation

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    checkLine(text.visible)
    check(text.visible.visible, means: text.visible) { $0 }
    checkLine(text.propertyForGitHub)
    checkJSON(text)
    check(text.quotedForDOT, means: text.visible) { unquotedDOT($0) }
    check(text.quotedForMermaid, means: text.visible) { unquotedMermaid($0) }
    checkGitHub(text)
    checkShell(text)
    checkName(text)
    return 0
}

private func check(_ written: String, means text: String, by reader: (String) -> String?) {
    guard let read = reader(written), read.utf8.elementsEqual(text.utf8) else {
        fatalError("\(written) is another text")
    }
}

/// A line has no end, no control character and no change of direction, and is no command.
private func checkLine(_ line: String) {
    for scalar in line.unicodeScalars {
        let isBad =
            scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
            || (0x2028...0x202E).contains(scalar.value)
            || (0x2066...0x2069).contains(scalar.value)
            || [0x200B, 0x200E, 0x200F, 0x61C, 0xFEFF].contains(scalar.value)
        if isBad { fatalError("\(scalar.value) is shown") }
    }
    let start = line.unicodeScalars.drop { $0.properties.isWhitespace }
    if start.starts(with: "::".unicodeScalars) { fatalError("a command") }
}

private func checkJSON(_ text: String) {
    var json = "["
    json.appendJSON(text)
    json += "]"
    let read = try? JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String]
    guard let read, read.count == 1, read[0].utf8.elementsEqual(text.utf8) else {
        fatalError("JSON has another text")
    }
}

private func checkGitHub(_ text: String) {
    for written in [text.messageForGitHub, text.propertyForGitHub] {
        if written.unicodeScalars.contains(where: { $0 == "\n" || $0 == "\r" }) {
            fatalError("the command ends")
        }
        // Each percent sign begins one of the runner's escapes.
        for part in written.unicodeScalars.split(separator: "%", omittingEmptySubsequences: false).dropFirst()
        {
            let isKnown = ["25", "0D", "0A", "3A", "2C"].contains { part.starts(with: $0.unicodeScalars) }
            if !isKnown { fatalError("an escape that the text had") }
        }
    }
    if text.propertyForGitHub.utf8.contains(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ":") }) {
        fatalError("the property ends")
    }
}

/// A word is one of the two forms of quotes, and no quote in it is open.
private func checkShell(_ text: String) {
    var rest = Substring(text.shellWord).utf8
    let isSpelledOut = rest.first == UInt8(ascii: "$")
    if isSpelledOut { rest.removeFirst() }
    var isOpen = false
    while let byte = rest.popFirst() {
        switch byte {
        case UInt8(ascii: "'"): isOpen.toggle()
        case UInt8(ascii: "\\") where isSpelledOut || !isOpen: _ = rest.popFirst()
        default: if !isOpen { fatalError("a part of the word is outside of the quotes") }
        }
    }
    if isOpen { fatalError("the quotes are open") }
}

/// A name of Swift is an identifier, or one pair of backticks without a line break.
private func checkName(_ text: String) {
    guard let name = text.nameInText else { return }
    let inner = name.unicodeScalars.dropFirst().dropLast()
    if name.isIdentifier { return }
    let isOne =
        name.utf8.count > 2 && name.utf8.first == UInt8(ascii: "`") && name.utf8.last == UInt8(ascii: "`")
    let isPlain = !inner.contains {
        "`\\\n\r\u{2028}\u{2029}\u{85}".unicodeScalars.contains($0) || $0.value < 0x20
    }
    if !isOne || !isPlain { fatalError("\(name) is no name") }
}

private func unquotedDOT(_ text: String) -> String? {
    var rest = text[...].unicodeScalars
    guard rest.popFirst() == "\"" else { return nil }
    var result = ""
    while let scalar = rest.popFirst() {
        if scalar == "\"" { return rest.isEmpty ? result.withoutEntities : nil }
        guard let meant = scalar == "\\" ? rest.popFirst() : scalar else { return nil }
        result.unicodeScalars.append(meant)
    }
    return nil
}

extension String {
    fileprivate var withoutEntities: String {
        let isPercent = utf8.starts(with: "&#37;".utf8)
        let rest = isPercent ? String(unicodeScalars.dropFirst(5)) : self
        return (isPercent ? "%" : "") + rest.replacingOccurrences(of: "&amp;", with: "&", options: .literal)
    }
}

private func unquotedMermaid(_ text: String) -> String? {
    var rest = text[...].unicodeScalars
    guard rest.popFirst() == "\"", rest.popLast() == "\"" else { return nil }
    var result = ""
    while let scalar = rest.popFirst() {
        if "\"<>&`\\%$¶\u{FB02}".unicodeScalars.contains(scalar) { return nil }
        guard scalar == "#" else {
            result.unicodeScalars.append(scalar)
            continue
        }
        guard let end = rest.firstIndex(of: ";") else { return nil }
        let named: [String: Unicode.Scalar] = ["quot": "\"", "lt": "<", "gt": ">", "amp": "&"]
        let name = String(rest[..<end])
        guard let meant = named[name] ?? UInt32(name).flatMap(Unicode.Scalar.init) else { return nil }
        result.unicodeScalars.append(meant)
        rest = rest[rest.index(after: end)...]
    }
    return result
}
