import ArborTestSupport

/// Returns a source in which up to four tokens are inserted, removed, moved, exchanged or replaced.
func mutated(_ source: [UInt8], _ random: inout SplitMix) -> [UInt8] {
    var result = source
    for _ in 0...random.below(4) where result.count > 20 {
        let index = random.below(result.count)
        let length = min(result.count - index, 1 + random.below(12))
        switch random.below(5) {
        case 0: result.insert(contentsOf: tokens[random.below(tokens.count)], at: index)
        case 1: result.removeSubrange(index..<index + length)
        case 2:
            result.insert(contentsOf: Array(result[index..<index + length]), at: random.below(result.count))
        case 3: exchangeWords(&result, &random)
        default: result.replaceSubrange(index...index, with: tokens[random.below(tokens.count)])
        }
    }
    return result
}

private func exchangeWords(_ source: inout [UInt8], _ random: inout SplitMix) {
    let words = source.split { $0 <= 0x20 }
    guard words.count > 1 else { return }
    let first = words[random.below(words.count)]
    let second = words[random.below(words.count)]
    guard first.endIndex <= second.startIndex else { return }
    let moved = (Array(first), Array(second))
    source.replaceSubrange(second.indices, with: moved.0)
    source.replaceSubrange(first.indices, with: moved.1)
}

private let tokens: [[UInt8]] = [
    "{", "}", "(", ")", "[", "]", "<", ">", ":", ",", "=", ";", "@", "#", "?", "!", "/", ".", "-", "&", "`",
    "\"", "\\", "//", "/*", "*/", "::", "->", "==", "...", "\n", "\r\n", "\0", " ", "\u{A0}", "é", "—", "…",
    "#if A\n", "#elseif B\n", "#else\n", "#endif\n", "async ", "throws", "rethrows", "where ", "let ", "var ",
    "func ", "init", "class ", "static ", "private(set) ", "public\n", "isolated ", "actor ", "import ",
    "case ", "macro ", "typealias ", "extension A", "struct B", "@A ", "@A(b: [C.self]) ", "= 3", "= { 1 }()",
    "{ get }", "some P", "_ ", "x ", "Int", "1", "$0",
].map { Array($0.utf8) }
