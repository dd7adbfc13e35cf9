import ArborModel

extension DeclarationExtractor {
    /// Calls `body` for each child of the node at the cursor, with the cursor on it.
    mutating func forEachChild(_ body: (inout DeclarationExtractor, Node) -> Void) {
        guard cursor.enter() else { return }
        repeat { body(&self, cursor.node) } while cursor.next()
        cursor.leave()
    }

    /// Keeps the attributes of an `#if` that contains only attributes, and of the `#if`s nested in it.
    mutating func visitConditionalPrefix() {
        guard cursor.enter() else { return }
        var depth = 0
        while true {
            let node = cursor.node
            if isAttribute(node) {
                file.conditionalAttributes.append(attribute(node))
            } else if node.symbol == grammar.conditionalPrefix, cursor.enter() {
                depth += 1
                continue
            }
            while !cursor.next() {
                cursor.leave()
                if depth == 0 { return }
                depth -= 1
            }
        }
    }

    /// Keeps the attributes of an `#if` that contains only attributes, and returns them.
    mutating func keepingConditionalPrefix() -> ArraySlice<Attribute> {
        let before = file.conditionalAttributes.count
        visitConditionalPrefix()
        return file.conditionalAttributes[before...]
    }

    /// Returns whether a node is an attribute, with or without arguments.
    func isAttribute(_ node: Node) -> Bool {
        node.symbol == grammar.attribute || node.symbol == grammar.bareAttribute
    }

    /// Reads the attribute at the cursor.
    mutating func attribute(_ node: Node) -> Attribute {
        var attribute = Attribute(name: "", arguments: [], text: text.text(node), range: text.range(node))
        guard node.symbol == grammar.attribute else {
            attribute.name = Self.attributeName(attribute.text)
            return attribute
        }
        forEachChild { walk, child in
            if child.symbol == walk.grammar.attributeName {
                attribute.name = Self.attributeName(walk.text.text(child))
            } else if child.symbol == walk.grammar.arguments {
                attribute.arguments = walk.arguments()
            }
        }
        return attribute
    }

    /// Returns an attribute's name without the `@` and without spaces around dots.
    static func attributeName(_ text: String) -> String {
        let isSpaced = text.utf8.contains(UInt8(ascii: " "))
        return isSpaced ? text.filter { $0 != "@" && $0 != " " } : String(text.dropFirst())
    }

    private mutating func arguments() -> [AttributeArgument] {
        var arguments: [AttributeArgument] = []
        forEachChild { walk, child in
            if child.symbol == walk.grammar.argument { arguments.append(walk.argument(child)) }
        }
        return arguments
    }

    /// Only the front ends with annotated callables have lists whose elements matter one by one.
    private func elementRanges(_ value: Node, from start: SourcePosition) -> [SourceRange] {
        if vocabulary.callables.isEmpty { return [] }
        let bytes = UnsafeBufferPointer(rebasing: text.bytes[value.bytes.indices])
        return ElementRanges.all(in: bytes, from: start)
    }

    private mutating func argument(_ node: Node) -> AttributeArgument {
        var argument = AttributeArgument(label: nil, value: "", range: text.range(node))
        forEachChild { walk, child in
            switch walk.cursor.field {
            case walk.grammar.label:
                argument.label = walk.text.text(child)
                argument.labelRange = walk.text.range(child)
            case walk.grammar.value:
                argument.value = walk.text.text(child)
                argument.range = walk.text.range(child)
                argument.elementRanges = walk.elementRanges(child, from: argument.range.start)
            default: break
            }
        }
        return argument
    }
}
