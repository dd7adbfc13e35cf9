import ArborModel

/// Finds the locations of the parts of a text's first declaration. It walks the tree separately from
/// `DeclarationExtractor`, because only fix-its need these locations.
struct LayoutExtractor: ~Copyable {
    private var cursor: TreeCursor
    private let text: SourceText
    private let grammar: Grammar

    init(_ root: Node, text: SourceText, grammar: Grammar) {
        cursor = root.makeCursor()
        self.text = text
        self.grammar = grammar
    }

    /// Returns the layout of the first type or extension, or `nil` if the text has none at its top level.
    mutating func extract() -> DeclarationLayout? {
        guard cursor.enter() else { return nil }
        while !isType(cursor.node) {
            guard cursor.next() else { return nil }
        }
        let start = text.range(cursor.node).start
        var layout = DeclarationLayout(bytes: Array(text.bytes), start: start)
        guard cursor.enter() else { return nil }
        readParts(into: &layout)
        return layout
    }

    private func isType(_ node: Node) -> Bool {
        node.symbol == grammar.typeDeclaration || node.symbol == grammar.extensionDeclaration
    }

    /// Reads all children of the declaration, also those in conditionals. Nested types are not entered.
    private mutating func readParts(into layout: inout DeclarationLayout) {
        var depth = 0
        while true {
            let node = cursor.node
            if node.symbol == grammar.conditional, cursor.enter() {
                depth += 1
                continue
            }
            read(node, into: &layout, isPartOfHead: depth == 0)
            while !cursor.next() {
                if depth == 0 { return }
                cursor.leave()
                depth -= 1
            }
        }
    }

    private mutating func read(_ node: Node, into layout: inout DeclarationLayout, isPartOfHead: Bool) {
        switch node.symbol {
        case grammar.propertyDeclaration: readProperty(into: &layout)
        case grammar.functionDeclaration, grammar.initializerDeclaration: readCallable(into: &layout)
        default: if isPartOfHead { readHead(node, into: &layout) }
        }
    }

    private mutating func readHead(_ node: Node, into layout: inout DeclarationLayout) {
        let range = text.range(node)
        switch cursor.field {
        case grammar.keyword: layout.start = layout.modifiers.first?.range.start ?? range.start
        case grammar.name, grammar.generics: layout.nameEnd = range.end
        case grammar.inherits: layout.lastInherited = range
        case grammar.requirements: layout.requirements = range
        default:
            if node.symbol == grammar.modifier {
                layout.modifiers.append(.init(text: text.text(node), range: range))
            } else if node.kind == "}" {
                layout.closingBrace = range
            }
        }
    }
}

// MARK: Members

extension LayoutExtractor {
    private mutating func forEachChild(_ body: (inout LayoutExtractor, Node) -> Void) {
        guard cursor.enter() else { return }
        repeat { body(&self, cursor.node) } while cursor.next()
        cursor.leave()
    }

    private mutating func readProperty(into layout: inout DeclarationLayout) {
        var property = DeclarationLayout.Property(keyword: .start, modifiers: [])
        var bindings: [(position: SourcePosition, property: DeclarationLayout.Property)] = []
        forEachChild { walk, child in
            if child.symbol == walk.grammar.modifier {
                property.modifiers.append(.init(text: walk.text.text(child), range: walk.text.range(child)))
            } else if walk.cursor.field == walk.grammar.keyword {
                property.keyword = walk.text.range(child)
            } else if child.symbol == walk.grammar.binding {
                bindings.append((walk.text.range(child).start, walk.binding(of: property)))
            }
        }
        for binding in bindings { layout.add(binding.property, labelAt: binding.position) }
    }

    private mutating func binding(of property: DeclarationLayout.Property) -> DeclarationLayout.Property {
        var found = property
        var equals: SourcePosition?
        forEachChild { walk, child in
            let range = walk.text.range(child)
            switch walk.cursor.field {
            case walk.grammar.value:
                found.initialValue = SourceRange(start: equals ?? range.start, end: range.end)
            case walk.grammar.accessors:
                let words = walk.text.text(child).drop { "{ ".contains($0) }
                found.isObserved = words.hasPrefix("didSet") || words.hasPrefix("willSet")
            default: if child.kind == "=" { equals = range.start }
            }
        }
        return found
    }

    private mutating func readCallable(into layout: inout DeclarationLayout) {
        var found = DeclarationLayout.Callable(start: .start)
        var keyword = SourcePosition.start
        forEachChild { walk, child in
            let part = DeclarationLayout.Part(text: "", range: walk.text.range(child))
            if walk.cursor.field == walk.grammar.keyword { keyword = part.range.start }
            walk.read(child, part, into: &found)
        }
        found.start = found.modifiers.first?.range.start ?? keyword
        layout.add(found, keywordAt: keyword)
    }

    private mutating func read(
        _ node: Node, _ part: DeclarationLayout.Part, into callable: inout DeclarationLayout.Callable
    ) {
        switch cursor.field {
        case grammar.generics: callable.generics = part.range
        case grammar.requirements: callable.requirements = part.range
        case grammar.returns: callable.returns = part.range
        case grammar.parameters: callable.parameterTypes = parameterTypes()
        case grammar.body: callable.body = .init(text: text.text(node), range: part.range)
        default:
            if node.symbol == grammar.modifier {
                callable.modifiers.append(.init(text: text.text(node), range: part.range))
            } else if node.symbol == grammar.async || node.symbol == grammar.throwing {
                callable.effects.append(.init(text: text.text(node), range: part.range))
            }
        }
    }

    private mutating func parameterTypes() -> [SourceRange] {
        var ranges: [SourceRange] = []
        forEachChild { walk, child in
            guard child.symbol == walk.grammar.parameter else { return }
            walk.forEachChild { walk, part in
                if walk.cursor.field == walk.grammar.type { ranges.append(walk.text.range(part)) }
            }
        }
        return ranges
    }
}
