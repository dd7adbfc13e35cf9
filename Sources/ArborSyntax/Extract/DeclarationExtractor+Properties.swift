import ArborModel

extension DeclarationExtractor {
    /// Reads the `let` or `var` at the cursor: one property for each binding with a plain name, and the other bindings
    /// if the declaration has an attribute.
    mutating func bindings(
        in node: Node, conditions: [String]
    ) -> (properties: [PropertyDeclaration], patterns: [PatternDeclaration]) {
        var attributes: [Attribute] = []
        var modifiers: [String] = []
        var keyword = ""
        var keywordEnd = node.bytes.lowerBound
        var weakness: SourceRange?
        var properties: [PropertyDeclaration] = []
        var patterns: [PatternDeclaration] = []
        forEachChild { walk, child in
            switch child.symbol {
            // Each binding gets a copy of all attributes and modifiers, so their number is limited.
            case walk.grammar.attribute, walk.grammar.bareAttribute, walk.grammar.modifier:
                guard attributes.count + modifiers.count < SyntaxFault.mostPrefixes else {
                    return walk.report(.prefixes, at: child)
                }
                if child.symbol == walk.grammar.modifier {
                    modifiers.append(walk.text.text(child))
                    if modifiers[modifiers.count - 1].isWeak { weakness = walk.text.range(child) }
                } else {
                    attributes.append(walk.attribute(child))
                }
            case walk.grammar.conditionalPrefix: walk.visitConditionalPrefix()
            case walk.grammar.binding:
                guard var property = walk.binding() else {
                    // A pattern without an attribute is of no interest to any front end.
                    if !attributes.isEmpty { patterns.append(walk.pattern(child)) }
                    return
                }
                property.keyword = keyword
                property.attributes = attributes
                property.modifiers = modifiers
                property.conditions = conditions
                property.weaknessRange = weakness
                properties.append(property)
            default:
                if walk.cursor.field == walk.grammar.keyword {
                    keyword = walk.text.text(child)
                    keywordEnd = child.bytes.upperBound
                }
            }
        }
        let isAlone = properties.count + patterns.count == 1
        for index in patterns.indices {
            patterns[index].attributes = attributes
            patterns[index].prefix = text.text(node.bytes.lowerBound..<keywordEnd)
            patterns[index].isPlain = patterns[index].isPlain && isAlone
            patterns[index].range = text.range(node)
        }
        return (properties, patterns)
    }

    /// Reads the binding at the cursor, whose name is a pattern.
    private mutating func pattern(_ node: Node) -> PatternDeclaration {
        let range = text.range(node)
        var found = PatternDeclaration(
            pattern: "", type: nil, isPlain: true, range: range, patternRange: range, typeRange: nil)
        forEachChild { walk, child in
            switch walk.cursor.field {
            case walk.grammar.name:
                found.pattern = walk.text.text(child)
                found.patternRange = walk.text.range(child)
            case walk.grammar.type:
                found.type = walk.text.text(child)
                found.typeRange = walk.text.range(child)
            case walk.grammar.value, walk.grammar.accessors: found.isPlain = false
            default: break
            }
        }
        return found
    }

    /// Reads the binding at the cursor. Returns `nil` for a tuple pattern and for `_`.
    private mutating func binding() -> PropertyDeclaration? {
        var property: PropertyDeclaration?
        forEachChild { walk, child in
            switch walk.cursor.field {
            case walk.grammar.name:
                let label = walk.text.text(child)
                guard child.symbol == walk.grammar.identifier, label != "_" else { return }
                property = PropertyDeclaration(
                    label: label, keyword: "", range: walk.text.range(child))
            case walk.grammar.type:
                property?.type = walk.text.text(child)
                property?.typeRange = walk.text.range(child)
            case walk.grammar.value: property?.hasInitialValue = true
            case walk.grammar.accessors:
                let (start, end) = (Int(child.bytes.lowerBound), Int(child.bytes.upperBound))
                property?.setAccessors(UnsafeBufferPointer(rebasing: walk.text.bytes[start..<end]))
            default: break
            }
        }
        return property
    }
}

extension String {
    /// True for the modifiers of weak references: `weak`, `unowned`, `unowned(unsafe)`.
    var isWeak: Bool { self == "weak" || hasPrefix("unowned") }
}

extension PropertyDeclaration {
    /// Keeps the text of accessors that is as short as that of a requirement. Longer texts are code.
    mutating func setAccessors(_ bytes: UnsafeBufferPointer<UInt8>) {
        hasAccessors = true
        let isShort = bytes.count < Self.shortAccessors
        let text = SourceText.text(isShort ? bytes : .init(rebasing: bytes[..<Self.shortAccessors]))
        isObserved = text.beginsWithObserver
        if isShort { accessors = text }
    }

    private static let shortAccessors = 512
}

extension String {
    /// Whether the first accessor of a block is an observer. Attributes may precede it.
    fileprivate var beginsWithObserver: Bool {
        var rest = drop { "{ ".contains($0) }
        while rest.first == "@" { rest = rest.drop { $0 != " " }.drop { $0 == " " } }
        return rest.hasPrefix("didSet") || rest.hasPrefix("willSet")
    }
}
