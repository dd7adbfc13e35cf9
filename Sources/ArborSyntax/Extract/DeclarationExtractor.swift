import ArborModel

/// Walks a syntax tree and collects its declarations.
///
/// The walk is a loop with its own stack, because the input determines how deep types nest. Only files, types and
/// conditionals are entered. Every other declaration has a fixed shape and is read in one visit.
struct DeclarationExtractor: ~Copyable {
    var cursor: TreeCursor
    let text: SourceText
    let grammar: Grammar
    let vocabulary: Vocabulary
    var file = FileDeclarations()
    private var containers: [Container] = []
    private var types: [OpenType] = []
    /// The conditions of the branches around the cursor, outermost first. They are kept in a stack like `types` and not
    /// collected on demand, because the stack may be deep, and every declaration reads them.
    private var conditions: [String] = []
    /// The attributes of an `#if` that contains only attributes, until the declaration that they belong to follows.
    private var dangling: [Attribute] = []
    private var exceeded: Set<SyntaxFault.Limit> = []

    /// A node around the cursor.
    private enum Container {
        case type
        case conditional(ConditionalBranch)
        /// An error node, which may contain whole declarations.
        case error
    }

    private struct OpenType {
        /// The index of the type in `file.types`.
        var index: Int
        /// The number of components of the type's qualified name.
        var components: Int
    }

    init(_ root: Node, text: SourceText, grammar: Grammar, _ vocabulary: Vocabulary) {
        cursor = root.makeCursor()
        self.text = text
        self.grammar = grammar
        self.vocabulary = vocabulary
    }

    var isInType: Bool { !types.isEmpty }

    /// Returns all declarations of the file.
    mutating func extract() -> FileDeclarations {
        guard cursor.enter() else { return file }
        while true {
            if visit() {
                if cursor.enter() { continue }
                close()
            }
            while !cursor.next() {
                cursor.leave()
                if containers.isEmpty { return file }
                close()
            }
        }
    }

    /// Reads the node at the cursor. Returns true if the node is a container, which the caller must enter.
    private mutating func visit() -> Bool {
        let node = cursor.node
        switch node.symbol {
        case grammar.typeDeclaration, grammar.extensionDeclaration: return mayNest(node) && open(type: node)
        case grammar.conditional: return mayNest(node) && openConditional()
        case grammar.error: return openError()
        case grammar.propertyDeclaration, grammar.functionDeclaration, grammar.initializerDeclaration:
            visitMember(node)
        case grammar.typealiasDeclaration: visitAlias()
        case grammar.enumCaseDeclaration: visitCase(node)
        case grammar.importDeclaration:
            visitImport(node)
        case grammar.macroExpansionDeclaration: visitExpansion(node)
        case grammar.conditionalPrefix, grammar.danglingPrefix: visitPrefix()
        case grammar.statement: visitStatement(node)
        case grammar.undeclaredItem: visitUndeclared()
        case grammar.unclosed: visitEnd(node)
        default: visitPart(node)
        }
        return false
    }

    /// Returns whether another level of nesting is within the limit. Names and conditions grow with the depth, so
    /// without a limit they would take memory proportional to its square.
    private mutating func mayNest(_ node: Node) -> Bool {
        if types.count + conditions.count < SyntaxFault.mostNested { return true }
        report(.nesting, at: node)
        return false
    }

    /// Reports that a limit is exceeded. Each limit is reported only once, because a file may exceed it any number of
    /// times.
    mutating func report(_ limit: SyntaxFault.Limit, at node: Node) {
        guard exceeded.insert(limit).inserted else { return }
        file.faults.append(SyntaxFault(kind: .beyond(limit), range: text.range(node)))
    }

    private mutating func openConditional() -> Bool {
        containers.append(.conditional(ConditionalBranch()))
        conditions.append("")
        return true
    }

    private mutating func openError() -> Bool {
        containers.append(.error)
        return true
    }

    private mutating func close() {
        switch containers.removeLast() {
        case .type:
            types.removeLast()
            // No declaration follows them, so they are not Swift. They don't belong to the next type.
            dangling = []
        case .conditional: conditions.removeLast()
        case .error: break
        }
    }

    /// Only the front ends with annotated callables have annotated enums, which can't have cases.
    private mutating func visitCase(_ node: Node) {
        guard !vocabulary.callables.isEmpty, let index = types.last?.index,
            file.types[index].kind == .enum, file.types[index].attributes.contains(where: vocabulary.isType)
        else { return }
        file.types[index].cases.append(text.range(node))
    }

    private mutating func visitMember(_ node: Node) {
        defer { dangling = [] }
        guard let index = types.last?.index else { return visitStray(node) }
        if node.symbol == grammar.propertyDeclaration {
            let bindings = bindings(in: node, conditions: conditions)
            file.types[index].properties += bindings.properties
            file.types[index].patterns += bindings.patterns
        } else {
            var callable = callable(node, conditions: conditions)
            callable.conditionalAttributes += dangling
            file.types[index].callables.append(callable)
        }
    }

    /// Keeps the attributes of a declaration outside of all types. An annotation there is misplaced, and not a sign of
    /// a type that was lost.
    private mutating func visitStray(_ node: Node) {
        if node.symbol != grammar.propertyDeclaration {
            let callable = callable(node, conditions: conditions)
            file.strayAttributes += callable.attributes
            if !callable.attributes.isEmpty { file.strayFunctions.append(callable) }
            // An annotated function was probably meant to provide what it returns.
            if !callable.attributes.isEmpty, let type = callable.returns {
                TypeExpression(parsing: type).forEachName { file.lostNames.append($0) }
            }
            return
        }
        forEachChild { walk, child in
            if walk.isAttribute(child) { walk.file.strayAttributes.append(walk.attribute(child)) }
        }
    }

    /// Reads an `#if` that contains only attributes. In the head of a type, which has no name yet, they belong to the
    /// type. Elsewhere they belong to the next declaration.
    private mutating func visitPrefix() {
        let found = keepingConditionalPrefix()
        guard let index = types.last?.index, file.types[index].name.isEmpty else {
            dangling += found
            return
        }
        file.types[index].conditionalAttributes += found
    }

    private mutating func visitImport(_ node: Node) {
        let found = importDeclaration(node, conditions: conditions)
        if found.attributes.contains("testable") {
            file.testableImports.append(TestableImport(module: found.path, range: text.range(node)))
        }
        if found.namesNoModule {
            file.faults.append(SyntaxFault(kind: .unexpected("import"), range: text.range(node)))
        }
        file.imports.append(found)
    }

    /// Keeps the name of a type alias, because the type of a property may mean it. Front ends with annotated callables
    /// need the aliased type too: their values are identified by types alone.
    private mutating func visitAlias() {
        var alias = TypealiasDeclaration(name: "", type: "", conditions: conditions, range: .start)
        forEachChild { walk, child in
            switch walk.cursor.field {
            case walk.grammar.name:
                alias.name = walk.text.text(child)
                alias.range = walk.text.range(child)
            case walk.grammar.type: alias.type = walk.text.text(child)
            case walk.grammar.generics: alias.isGeneric = true
            default:
                if child.symbol == walk.grammar.modifier { alias.modifiers.append(walk.text.text(child)) }
            }
        }
        if let type = types.last {
            alias.name = file.types[type.index].name + "." + alias.name
            alias.depth = type.components
            file.aliases.append(alias.name)
        }
        if !vocabulary.callables.isEmpty { file.typealiases.append(alias) }
    }

    /// Reports a statement inside a type. Only a file may contain statements.
    private mutating func visitStatement(_ node: Node) {
        guard !types.isEmpty else { return }
        file.faults.append(
            SyntaxFault(kind: .unexpected(text.excerpt(node.bytes)), range: text.range(node)))
    }

    private mutating func visitUndeclared() {
        forEachChild { walk, child in
            guard child.symbol == walk.grammar.undeclared else { return }
            let excerpt = walk.text.excerpt(child.bytes)
            walk.file.faults.append(SyntaxFault(kind: .undeclared(excerpt), range: walk.text.range(child)))
        }
    }

    /// Reports the container that is still open at the end of the file.
    private mutating func visitEnd(_ node: Node) {
        let missing = if case .conditional = containers.last { "#endif" } else { "}" }
        file.faults.append(SyntaxFault(kind: .missing(missing), range: text.range(node)))
    }

    /// Reads a part of the innermost container: a part of a type's head, or a directive.
    private mutating func visitPart(_ node: Node) {
        switch containers.last {
        case .type: read(head: node, ofTypeAt: types[types.count - 1].index)
        case .conditional(var branch):
            if cursor.field == grammar.condition {
                // Each branch's condition contains those of all branches before it, so their number is limited. The
                // declarations of a branch beyond the limit count as the last branch's.
                guard branch.count < SyntaxFault.mostBranches else { return report(.branches, at: node) }
                branch.open(text.text(node))
            } else if node.symbol == grammar.elseBranch {
                branch.openElse()
            } else {
                return
            }
            containers[containers.count - 1] = .conditional(branch)
            conditions[conditions.count - 1] = branch.condition
        default: return
        }
    }
}

extension DeclarationExtractor {
    private mutating func open(type node: Node) -> Bool {
        let range = text.range(node)
        file.types.append(
            TypeDeclaration(
                kind: .extension, name: "", conditions: conditions, keywordRange: range, nameRange: range,
                range: range))
        file.types[file.types.count - 1].conditionalAttributes = dangling
        dangling = []
        containers.append(.type)
        types.append(OpenType(index: file.types.count - 1, components: 0))
        return true
    }

    private mutating func read(head node: Node, ofTypeAt index: Int) {
        switch cursor.field {
        case grammar.keyword:
            file.types[index].kind = TypeDeclaration.Kind(rawValue: text.text(node)) ?? .extension
            file.types[index].keywordRange = text.range(node)
        case grammar.name: name(node, typeAt: index)
        case grammar.generics:
            // The clause of a protocol lists primary associated types, which are not generic parameters.
            if file.types[index].kind != .protocol { file.types[index].generics = text.text(node) }
        case grammar.inherits: file.types[index].inherits.append(text.text(node))
        case grammar.requirements: file.types[index].requirements = text.text(node)
        default:
            if isAttribute(node) {
                file.types[index].attributes.append(attribute(node))
            } else if node.symbol == grammar.modifier {
                file.types[index].modifiers.append(text.text(node))
            } else if file.types[index].kind == .protocol, node.isOtherRequirement {
                file.types[index].otherRequirements.append(text.range(node))
            }
        }
    }

    private mutating func name(_ node: Node, typeAt index: Int) {
        let name = text.text(node)
        let parent = types.dropLast().last
        let around = parent.map { file.types[$0.index].name.utf8.count } ?? 0
        guard around + name.utf8.count < SyntaxFault.longestName else {
            return report(.name, at: node)
        }
        file.types[index].name = parent.map { file.types[$0.index].name + "." + name } ?? name
        file.types[index].nameRange = text.range(node)
        file.types[index].depth = parent?.components ?? 0
        types[types.count - 1].components = (parent?.components ?? 0) + Self.componentCount(of: name)
    }

    /// Returns the number of components of a qualified name: 2 for `A.B<C.D>`.
    static func componentCount(of name: String) -> Int {
        var count = 1
        var angles = 0
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "["): angles += 1
            case UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "]"): angles -= 1
            case UInt8(ascii: ".") where angles == 0: count += 1
            default: break
            }
        }
        return count
    }
}

extension Node {
    /// True for a requirement of a protocol that is neither a property nor a function. Its kind is read as text, because
    /// only protocols ask.
    fileprivate var isOtherRequirement: Bool {
        kind == "subscript_declaration" || kind == "associatedtype_declaration"
    }
}
