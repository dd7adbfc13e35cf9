import ArborModel

/// Finds the uses of dependencies in code, and the functions that take them, in one pass over the tokens.
struct UseReading {
    private let text: TokenText
    private let names: CompositionNames
    private let label: [UInt8]
    private let externalLabel: [UInt8]
    private var open: [Frame] = []
    private(set) var uses: [DependencyUse] = []
    /// The declarations that take dependencies, with the offsets of their names. Their owners are unknown.
    private(set) var functions: [DependentFunction] = []

    init(_ text: TokenText, _ names: CompositionNames) {
        self.text = text
        self.names = names
        (label, externalLabel) = (Array(names.label.utf8), Array(names.externalLabel.utf8))
        for index in text.tokens.indices { read(index) }
    }

    /// An open bracket, and the arguments in it so far.
    private struct Frame {
        var index: Int
        var isList: Bool
        /// The first token of the argument that is being read.
        var start: Int
        var arguments: [SourceRange] = []
        /// The argument with the dependencies: its label's token and its index.
        var dependencies: (label: Int, index: Int)?
    }

    private mutating func read(_ index: Int) {
        if let name = text.tokens.name(index) {
            if name.elementsEqual(label) {
                read(names.label, at: index)
            } else if name.elementsEqual(externalLabel) {
                read(names.externalLabel, at: index)
            }
        } else if text.isSign(index, "(") || text.isSign(index, "[") || text.isSign(index, "{") {
            open.append(Frame(index: index, isList: text.isSign(index, "("), start: index + 1))
        } else if text.isSign(index, ",") {
            endArgument(at: index)
        } else if text.isSign(index, ")") || text.isSign(index, "]") || text.isSign(index, "}") {
            close(at: index)
        }
    }

    private mutating func read(_ word: String, at index: Int) {
        if text.isSign(index + 1, ":") {
            guard let last = open.indices.last, open[last].isList, open[last].start == index else { return }
            open[last].dependencies = (index, open[last].arguments.count)
            return
        }
        let isMember = text.isSign(index - 1, ".")
        if word == names.externalLabel {
            if isMember || text.isSign(index + 1, ".") {
                uses.append(.init(kind: .external, range: text.range(index, index)))
            }
            if text.isSign(index + 1, "."), let member = text.word(index + 2) {
                uses.append(.init(kind: .read(member), range: text.range(index, index + 2)))
            }
        } else if text.isSign(index + 1, "."), let member = text.word(index + 2) {
            // `other.dependencies.member` may be another value of the same type.
            uses.append(.init(kind: .read(member), range: text.range(index, index + 2)))
        } else if isMember, !text.isWord(index - 2, "self") {
            return
        } else if !isKept(isMember ? index - 2 : index, end: index) {
            uses.append(.init(kind: .escaped, range: text.range(index, index)))
        }
    }

    /// True for an argument under the label, and for both sides of `self.dependencies = dependencies`.
    private func isKept(_ start: Int, end: Int) -> Bool {
        if text.isSign(start - 1, ":"),
            text.isWord(start - 2, names.label) || text.isWord(start - 2, names.externalLabel)
        {
            return true
        }
        if text.isSign(end + 1, "=") { return true }
        return text.isSign(start - 1, "=") && text.isWord(start - 2, names.label)
    }

    private mutating func endArgument(at index: Int) {
        guard let last = open.indices.last, open[last].isList else { return }
        if open[last].start < index { open[last].arguments.append(text.range(open[last].start, index - 1)) }
        open[last].start = index + 1
    }

    private mutating func close(at index: Int) {
        guard open.last != nil else { return }
        endArgument(at: index)
        let frame = open.removeLast()
        guard let found = frame.dependencies, found.index < frame.arguments.count else { return }
        let end = text.isSign(frame.index - 1, ">") ? text.beforeAngles(frame.index - 1) : frame.index
        guard let callee = text.word(end - 1) else { return }
        if text.isWord(end - 2, "func") || callee == "init" && !text.isSign(end - 2, ".") {
            declare(at: end - 1, frame, found)
        } else {
            call(at: end - 1, frame, found)
        }
    }

    private mutating func declare(at name: Int, _ frame: Frame, _ found: (label: Int, index: Int)) {
        guard text.isWord(found.label, names.label) else { return }
        var value = found.label + 2
        while text.isWord(value, "some") || text.isWord(value, "any") { value += 1 }
        functions.append(
            DependentFunction(
                name: Name(text: text.word(name) ?? "", range: text.range(name, name)),
                type: text.name(at: value)?.name,
                typeRange: text.name(at: value).map { text.range(found.label + 2, $0.next - 1) },
                parameters: text.parameters(at: name + 1),
                isFirst: found.index == 0, list: frame.arguments, index: found.index,
                text: text.text(frame.arguments[found.index]),
                range: frame.arguments[found.index]))
    }

    private mutating func call(at name: Int, _ frame: Frame, _ found: (label: Int, index: Int)) {
        var callee = [text.word(name) ?? ""]
        var first = name
        while text.isSign(first - 1, ".") {
            callee.insert(text.word(first - 2) ?? "", at: 0)
            if text.word(first - 2) == nil { break }
            first -= 2
        }
        if text.isSign(first - 1, "@") { return }
        uses.append(
            DependencyUse(
                kind: .passed(
                    to: callee, label: text.word(found.label) ?? "", isOwn: passesOwn(from: found.label + 2)),
                range: text.range(name, name), list: frame.arguments, index: found.index,
                text: text.text(frame.arguments[found.index])))
    }

    /// True for `dependencies` and `self.dependencies`.
    private func passesOwn(from index: Int) -> Bool {
        let name = text.isWord(index, "self") && text.isSign(index + 1, ".") ? index + 2 : index
        return text.isWord(name, names.label) && (text.isSign(name + 1, ",") || text.isSign(name + 1, ")"))
    }
}
