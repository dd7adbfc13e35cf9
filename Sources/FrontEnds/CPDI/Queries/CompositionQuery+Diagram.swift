import ArborModel

extension CompositionQuery {
    /// Draws the aliases and the protocols that they require.
    ///
    /// - Parameters:
    ///   - top: The alias or type to begin with; `nil` for all.
    ///   - target: The protocol or alias to lead to; `nil` for all.
    /// - Throws: `NameLookupError` if a name is unknown or ambiguous.
    public func diagram(below top: String?, to target: String?) throws(NameLookupError) -> GraphDiagram {
        var drawing = Drawing(program)
        for alias in program.allAliases { drawing.add(alias) }
        var kept = Set(drawing.nodes.indices)
        if let top { kept.formIntersection(drawing.reachable(from: try index(of: top, in: drawing))) }
        if let target { kept.formIntersection(drawing.leading(to: try index(of: target, in: drawing))) }
        return drawing.diagram(of: kept)
    }

    private func index(of name: String, in drawing: Drawing) throws(NameLookupError) -> Int {
        let explanation = try explain(name)
        let index = drawing.nodes.firstIndex { $0.location == explanation.declaration.location }
        guard let index else { throw NameLookupError(name: name, candidates: [], isAmbiguous: false) }
        return index
    }

    /// A diagram that is being made.
    private struct Drawing {
        private let program: CompositionProgram
        private(set) var nodes: [GraphDiagram.Node] = []
        private var edges: [GraphDiagram.Edge] = []
        private var indices: [SourceLocation: Int] = [:]
        private var unknown: [String: Int] = [:]
        private var names: Set<String> = []

        init(_ program: CompositionProgram) { self.program = program }

        mutating func add(_ alias: CompositionProgram.Reference) {
            let from = index(ofAlias: alias)
            for member in program[alias: alias].members {
                for other in program.aliases(named: member.name, in: alias.file) {
                    connect(from, index(ofAlias: other), "")
                }
                let leaves = program.protocols(named: member.name, in: alias.file)
                for leaf in leaves {
                    let labels = program[leaf: leaf].requirements.map(\.label).joined(separator: ", ")
                    connect(from, index(ofLeaf: leaf), labels)
                }
                if leaves.isEmpty, program.aliases(named: member.name, in: alias.file).isEmpty {
                    connect(from, index(ofUnknown: member.name.last), "")
                }
            }
        }

        private mutating func connect(_ from: Int, _ to: Int, _ label: String) {
            edges.append(.init(from: from, to: to, label: label, type: nodes[to].name, isLazy: false))
        }

        private mutating func index(ofAlias alias: CompositionProgram.Reference) -> Int {
            index(program[alias: alias].name.text, .alias, program.location(of: alias), alias.file)
        }

        private mutating func index(ofLeaf leaf: CompositionProgram.Reference) -> Int {
            let name = program[leaf: leaf].name
            return index(name.text, .protocol, program.location(name.range, in: leaf.file), leaf.file)
        }

        private mutating func index(
            _ name: String, _ kind: ProviderDeclaration.Kind, _ location: SourceLocation, _ file: Int
        ) -> Int {
            if let index = indices[location] { return index }
            indices[location] = nodes.count
            nodes.append(
                .init(
                    name: unused(name), module: program.files[file].module, kind: kind, location: location))
            return nodes.count - 1
        }

        private mutating func index(ofUnknown name: String) -> Int {
            if let index = unknown[name] { return index }
            unknown[name] = nodes.count
            nodes.append(.init(name: unused(name), kind: nil))
            return nodes.count - 1
        }

        private mutating func unused(_ name: String) -> String {
            var (found, number) = (name, 2)
            while !names.insert(found).inserted {
                found = "\(name) (\(number))"
                number += 1
            }
            return found
        }

        func reachable(from start: Int) -> Set<Int> { closure(of: start) { ($0.from, $0.to) } }

        func leading(to end: Int) -> Set<Int> { closure(of: end) { ($0.to, $0.from) } }

        private func closure(of start: Int, _ ends: (GraphDiagram.Edge) -> (Int, Int)) -> Set<Int> {
            let next = Dictionary(grouping: edges.map(ends)) { $0.0 }
            var seen: Set<Int> = [start]
            var open = [start]
            while let node = open.popLast() {
                for (_, other) in next[node] ?? [] where seen.insert(other).inserted { open.append(other) }
            }
            return seen
        }

        func diagram(of kept: Set<Int>) -> GraphDiagram {
            let order = kept.sorted()
            let positions = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
            let contained = Set(edges.map(\.to))
            let kept = edges.compactMap { edge -> GraphDiagram.Edge? in
                guard let from = positions[edge.from], let to = positions[edge.to] else { return nil }
                return .init(from: from, to: to, label: edge.label, type: edge.type, isLazy: false)
            }
            return GraphDiagram(
                nodes: order.map { index in
                    var node = nodes[index]
                    node.isRoot = node.kind == .alias && !contained.contains(index)
                    return node
                }, edges: kept)
        }
    }
}
