import ArborModel

/// Finds the uses of dependencies in code, and the functions that take them, in one pass over the tokens.
struct UseReading {
    private let text: TokenText
    private let names: CompositionNames
    private let label: [UInt8]
    private let externalLabel: [UInt8]
    private let parameters: ParameterUseReading
    private var open: [Frame] = []
    private(set) var uses: [DependencyUse] = []
    /// The declarations that take dependencies, with the offsets of their names. Their owners are unknown.
    private(set) var functions: [DependentFunction] = []

    /// - Parameter parameters: The names of the generic parameters for dependencies in the file.
    init(_ text: TokenText, _ names: CompositionNames, parameters: Set<String>) {
        self.text = text
        self.names = names
        self.parameters = ParameterUseReading(text: text, names: names, parameters: parameters)
        (label, externalLabel) = (Array(names.label.utf8), Array(names.externalLabel.utf8))
        for index in text.tokens.indices { read(index) }
    }

    /// An open bracket, and the arguments in it so far.
    private struct Frame {
        var index: Int
        var isList: Bool
        /// The bracket that closes it.
        var end = 0
        /// The arguments, once it is closed.
        var arguments: [SourceRange] = []
        /// The first token of the argument that is being read.
        var start: Int
        /// The number of arguments of the brackets around it.
        var outer: Int
        /// The argument with the dependencies: its label's token and its index.
        var dependencies: (label: Int, index: Int)?
    }

    /// The tokens of the arguments so far, of all open brackets.
    private var arguments: [Range<Int>] = []

    private mutating func open(_ index: Int, isList: Bool) {
        open.append(Frame(index: index, isList: isList, start: index + 1, outer: arguments.count))
    }

    private mutating func read(_ index: Int) {
        if let name = text.tokens.name(index) { return read(name, at: index) }
        switch text.tokens.sign(index) {
        case UInt8(ascii: "("): open(index, isList: true)
        case UInt8(ascii: "["), UInt8(ascii: "{"): open(index, isList: false)
        case UInt8(ascii: ","): endArgument(at: index)
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close(at: index)
        default: break
        }
    }

    private mutating func read(_ name: UnsafeBufferPointer<UInt8>, at index: Int) {
        if name.count == label.count, name.elementsEqual(label) {
            read(names.label, at: index)
        } else if name.count == externalLabel.count, name.elementsEqual(externalLabel) {
            read(names.externalLabel, at: index)
        } else if isWrapper(name) {
            readWrapper(at: index)
        } else if text.isSign(index - 1, "."), text.isWord(index, "init"), !text.isSign(index + 1, "(") {
            let last = text.closesAngles(index - 2) ? text.beforeAngles(index - 2) - 1 : index - 2
            let type = text.qualifiedName(endingAt: last).parts
            uses.append(.init(kind: .initializer(of: type), range: text.range(index, index)))
        } else if let use = parameters.use(at: index, name) {
            uses.append(use)
        }
    }

    private mutating func read(_ word: String, at index: Int) {
        if text.isSign(index + 1, ":") { return readLabel(at: index) }
        let isMember = text.isSign(index - 1, ".")
        if word == names.externalLabel {
            // Alone, the name may be that of a parameter.
            if isMember {
                uses.append(.init(kind: .external, range: text.range(index, index)))
            }
            if let (member, last) = member(of: index) {
                uses.append(.init(kind: .read(member), range: text.range(index, last)))
            }
        } else if let (member, last) = member(of: index) {
            // `other.dependencies.member` may be another value of the same type.
            uses.append(
                .init(
                    kind: .read(member), range: text.range(index, last),
                    isOfAnother: isMember && !isOfSelf(index)))
        } else if !isKept(start(of: index), end: index) {
            uses.append(
                .init(
                    kind: .escaped, range: text.range(index, index),
                    isOfAnother: isMember && !isOfSelf(index)))
        }
    }

    /// True for `_dependencies` and `$dependencies`, which belong to a wrapped property.
    private func isWrapper(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        name.count == label.count + 1 && name.dropFirst().elementsEqual(label)
            && (name[0] == UInt8(ascii: "_") || name[0] == UInt8(ascii: "$"))
    }

    /// Notes what code does with the wrapper of a property. Only `_dependencies.wrappedValue.member` is followed.
    private mutating func readWrapper(at index: Int) {
        let isValue = text.isSign(index + 1, ".") && text.isWord(index + 2, "wrappedValue")
        if isValue, let (member, last) = member(of: index + 2) {
            uses.append(.init(kind: .read(member), range: text.range(index, last)))
        } else if !text.isSign(index + 1, "="), !text.isSign(index + 1, ":") {
            uses.append(.init(kind: .escaped, range: text.range(index, index)))
        }
    }

    /// The first token of `self.dependencies` and of `other.value.dependencies`.
    private func start(of index: Int) -> Int {
        var first = index
        while text.isSign(first - 1, ".") {
            let base = text.isSign(first - 2, "?") || text.isSign(first - 2, "!") ? first - 3 : first - 2
            guard text.word(base) != nil else { break }
            first = base
        }
        return first
    }

    /// The member that is read from a value, and the index of its name: `dependencies.member`, `dependencies?.member`.
    private func member(of index: Int) -> (String, Int)? {
        let dot = text.isSign(index + 1, "?") || text.isSign(index + 1, "!") ? index + 2 : index + 1
        guard text.isSign(dot, "."), let member = text.word(dot + 1) else { return nil }
        return (member, dot + 1)
    }

    /// True for `self.dependencies` and `self?.dependencies`.
    private func isOfSelf(_ index: Int) -> Bool {
        let base = text.isSign(index - 2, "?") || text.isSign(index - 2, "!") ? index - 3 : index - 2
        return text.isWord(base, "self") && !text.isSign(base - 1, ".")
    }

    private mutating func readLabel(at index: Int) {
        let isUnapplied =
            text.isSign(index + 2, ")") || text.word(index + 2) != nil && text.isSign(index + 3, ":")
        if isUnapplied { return uses.append(.init(kind: .unapplied, range: text.range(index, index))) }
        guard let last = open.indices.last, open[last].isList, open[last].start == index else { return }
        open[last].dependencies = (index, arguments.count - open[last].outer)
    }

    /// True for an argument under the label, for both sides of `self.dependencies = dependencies`, for a name that is bound,
    /// and for a closure's list of captures.
    private func isKept(_ start: Int, end: Int) -> Bool {
        // In `flag ? other.dependencies : dependencies`, the word before the colon is no label.
        let followsLabel = text.isWord(start - 2, names.label) || text.isWord(start - 2, names.externalLabel)
        let isLabel = text.isSign(start - 3, "(") || text.isSign(start - 3, ",")
        if text.isSign(start - 1, ":"), followsLabel, isLabel { return true }
        if text.isSign(end + 1, "=") { return true }
        if text.isWord(start - 1, "let") || text.isWord(start - 1, "var") || isCaptured(start, end) {
            return true
        }
        guard text.isSign(start - 1, "="), text.isWord(start - 2, names.label) else { return false }
        return !text.isSign(start - 3, ".") || isOfSelf(start - 2)
    }

    /// True for a value in `{ [dependencies] in`, and not for one in `{ [dependencies].map(…)`.
    private func isCaptured(_ start: Int, _ end: Int) -> Bool {
        guard let list = open.last?.index, text.isSign(list, "["), text.isSign(list - 1, "{"),
            isSignature(list)
        else {
            return false
        }
        let isPlain =
            text.isSign(start - 1, "[") || text.isSign(start - 1, ",") || text.isWord(start - 1, "weak")
            || text.isWord(start - 1, "unowned")
        return isPlain && (text.isSign(end + 1, "]") || text.isSign(end + 1, ","))
    }

    /// True if brackets begin the signature of a closure, which ends with `in`.
    private func isSignature(_ list: Int) -> Bool {
        var depth = 0
        for next in list..<min(list + Self.longestSignature, text.tokens.indices.upperBound) {
            if text.isSign(next, "[") || text.isSign(next, "(") { depth += 1 }
            if text.isSign(next, "]") || text.isSign(next, ")") { depth -= 1 }
            if depth > 0 { continue }
            if text.isWord(next, "in") { return true }
            let isValue = text.isSign(next, ".") && text.isSign(next - 1, "]")
            if isValue || text.isSign(next, "{") || text.isSign(next, "}") || text.isWord(next, "for") {
                return false
            }
        }
        return false
    }

    /// More tokens than the signature of a closure has.
    private static let longestSignature = 200

    private mutating func endArgument(at index: Int) {
        guard let last = open.indices.last, open[last].isList else { return }
        if open[last].start < index { arguments.append(open[last].start..<index) }
        open[last].start = index + 1
    }

    private mutating func close(at index: Int) {
        guard open.last != nil else { return }
        endArgument(at: index)
        var frame = open.removeLast()
        frame.end = index
        defer { arguments.removeSubrange(frame.outer...) }
        guard let found = frame.dependencies, found.index < arguments.count - frame.outer else { return }
        frame.arguments = arguments[frame.outer...].map { text.range($0.lowerBound, $0.upperBound - 1) }
        let end = text.closesAngles(frame.index - 1) ? text.beforeAngles(frame.index - 1) : frame.index
        guard let callee = text.word(end - 1) else {
            return uses.append(.init(kind: .escaped, range: text.range(found.label, found.label)))
        }
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
        let types = text.names(at: value, between: ["&"])
        functions.append(
            DependentFunction(
                name: Name(text: text.word(name) ?? "", range: text.range(name, name)),
                isPublic: isPublic(name), isOpaque: text.isWord(found.label + 2, "some"),
                hasComment: hasComment(frame, found),
                type: types.names.first, furtherTypes: Array(types.names.dropFirst()),
                typeRange: types.names.isEmpty ? nil : text.range(found.label + 2, types.next - 1),
                parameters: parameters(of: name, frame),
                isFirst: found.index == 0, list: frame.arguments, index: found.index,
                text: text.text(frame.arguments[found.index]),
                range: frame.arguments[found.index]))
    }

    /// The generic parameters with the constraints of the `where` clause.
    private func parameters(of name: Int, _ frame: Frame) -> [ComposedType.Parameter] {
        let parameters = text.parameters(at: name + 1)
        return parameters.isEmpty ? [] : text.constrained(parameters, from: frame.end + 1)
    }

    /// True if one of the modifiers before a function or an initializer opens it to other modules.
    private func isPublic(_ name: Int) -> Bool {
        var next = name - 1
        while let word = text.word(next), word != "public", word != "open" {
            if next < name - 8 { return false }
            next -= 1
        }
        return text.isWord(next, "public") || text.isWord(next, "open")
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
        let implicit = ImplicitCallee(text: text)
        let isImplicit = callee == ["", "init"]
        if isImplicit { callee = implicit.callee(before: first - 1, in: open.last?.index) }
        uses.append(
            DependencyUse(
                kind: .passed(
                    to: callee, label: text.word(found.label) ?? "", isOwn: passesOwn(from: found.label + 2)),
                range: text.range(name, name), isOfAnother: isMember(from: found.label + 2),
                followsCall: followsCall(frame, found), followsName: followsName(frame, found),
                hasComment: hasComment(frame, found),
                assignee: isImplicit ? implicit.assignee(before: first - 1) : nil, list: frame.arguments,
                index: found.index, text: text.text(frame.arguments[found.index])))
    }

    private func followsCall(_ frame: Frame, _ found: (label: Int, index: Int)) -> Bool {
        ((frame.index + 1)..<found.label).contains { index in
            text.isSign(index, "(") || text.isSign(index, "{") || text.isSign(index, "&")
        }
    }

    private func followsName(_ frame: Frame, _ found: (label: Int, index: Int)) -> Bool {
        ((frame.index + 1)..<found.label).contains { index in
            guard let name = text.tokens.name(index), !text.isSign(index + 1, ":"),
                !text.isSign(index - 1, ".")
            else { return false }
            let isNumber = name.first.map { UInt8(ascii: "0") <= $0 && $0 <= UInt8(ascii: "9") } ?? false
            return !isNumber && !["true", "false", "nil"].contains { text.isWord(index, $0) }
        }
    }

    /// True if a comment is in a list that an edit would change. A list that begins with the dependencies is left alone.
    private func hasComment(_ frame: Frame, _ found: (label: Int, index: Int)) -> Bool {
        found.index > 0 && text.hasComment(from: frame.index, to: frame.end)
    }

    /// True for `other.dependencies` as an argument.
    private func isMember(from index: Int) -> Bool {
        guard text.word(index) != nil, text.isSign(index + 1, ".") else { return false }
        var last = index
        while text.isSign(last + 1, "."), text.word(last + 2) != nil { last += 2 }
        return text.isWord(last, names.label) && !text.isWord(index, "self")
    }

    /// True for `dependencies` and `self.dependencies`.
    private func passesOwn(from index: Int) -> Bool {
        let name = text.isWord(index, "self") && text.isSign(index + 1, ".") ? index + 2 : index
        return text.isWord(name, names.label) && (text.isSign(name + 1, ",") || text.isSign(name + 1, ")"))
    }
}
