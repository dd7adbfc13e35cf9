import ArborLowering
import ArborModel
import ArborSyntax

/// The names that a file changes outside of a type's initializers. The whole text is read once, however many are asked for.
struct MutatedNames {
    private let assigned: (whole: BodyWords, initial: [BodyWords])
    private let changed: (whole: Changes, initial: [Changes])

    init(of type: TypeDeclaration, in layout: DeclarationLayout) {
        let bodies = type.callables.filter { $0.name == "init" }.compactMap { layout[$0]?.body?.text }
        assigned = (BodyWords(of: layout.text(type.range)), bodies.map { BodyWords(of: $0) })
        changed = (Changes(in: layout.file), bodies.map { Changes(in: $0) })
    }

    func contains(_ property: PropertyDeclaration) -> Bool {
        let name = property.label.plainName
        if assigned.whole.assignments(of: name) > assigned.initial.map({ $0.assignments(of: name) }).sum {
            return true
        }
        let isValue = property.type.map(Self.isValue) ?? true
        return changed.whole.count(of: name, isValue)
            > changed.initial.map { $0.count(of: name, isValue) }.sum
    }

    /// True if a call on a variable of the type may change the variable.
    private static func isValue(_ type: String) -> Bool {
        type.hasPrefix("[")
            || ["Array", "Data", "Dictionary", "Set", "String"].contains(String(type.prefix { $0 != "<" }))
    }
}

/// How often names stand where their values change: before `=` or `+=`, also with members or elements between, behind `&`, and in
/// requirements of a setter.
private struct Changes {
    private var counts: [String: Int] = [:]
    /// How often a function of the value is called.
    private var calls: [String: Int] = [:]

    init(in text: String) {
        var text = text
        text.withUTF8 { bytes in
            let tokens = SourceTokens(of: bytes)
            for index in tokens.indices {
                guard let name = tokens.name(index) else { continue }
                if tokens.isChanged(index, in: bytes) {
                    counts[String(decoding: name, as: UTF8.self), default: 0] += 1
                } else if tokens.isSign(index + 1, "."), tokens.isSign(index + 3, "(") {
                    calls[String(decoding: name, as: UTF8.self), default: 0] += 1
                }
            }
        }
    }

    func count(of name: String, _ isValue: Bool) -> Int {
        (counts[name] ?? 0) + (isValue ? calls[name] ?? 0 : 0)
    }
}

extension SourceTokens {
    fileprivate func isChanged(_ index: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        var first = index
        while isSign(first - 1, "."), name(first - 2) != nil { first -= 2 }
        if isSign(first - 1, "&"), touchesNext(first - 1) { return true }
        if isWord(index - 1, "let") || isWord(index - 1, "var") { return isRequiredToChange(index) }
        return isAssignment(endOfPlace(index), in: text)
    }

    /// The token behind a value, its members and its elements: behind `value.members[0].name`.
    private func endOfPlace(_ index: Int) -> Int {
        var next = index + 1
        while true {
            if isSign(next, "."), name(next + 1) != nil {
                next += 2
            } else if isSign(next, "["), touchesNext(next - 1), let end = endOfBrackets(from: next) {
                next = end
            } else {
                return next
            }
        }
    }

    /// The token behind the bracket that ends the one at an index. The search stops after 300 tokens.
    private func endOfBrackets(from start: Int) -> Int? {
        var depth = 0
        for index in indices[start...].prefix(300) {
            if isSign(index, "[") { depth += 1 }
            if isSign(index, "]") { depth -= 1 }
            if depth == 0 { return index + 1 }
        }
        return nil
    }

    private func isAssignment(_ index: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard indices.contains(index), name(index) == nil else { return false }
        let sign = text[start(index)..<end(index)]
        let isComparison = sign.count > 1 && "=!<>".utf8.contains(sign[sign.startIndex])
        return sign.last == UInt8(ascii: "=") && !isComparison
    }

    /// True for a requirement with a setter: `var name: Type { get set }`.
    private func isRequiredToChange(_ index: Int) -> Bool {
        let rest = indices[index...].prefix(30)
        guard let brace = rest.first(where: { isSign($0, "{") }) else { return false }
        return isWord(brace + 1, "get") && isWord(brace + 2, "set")
    }

    private func isWord(_ index: Int, _ word: StaticString) -> Bool {
        guard let name = name(index) else { return false }
        return name.elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    }
}

extension [Int] {
    fileprivate var sum: Int { reduce(0, +) }
}
