import ArborModel

/// The declared types that no type makes, by the words in the names that they provide. Each is indexed once, because a
/// program may lack thousands of types.
struct UnmadeTypes {
    /// A type that is provided, and the node of its provider.
    struct Candidate {
        var node: NodeID
        var type: TypeExpression
        /// True for a type of the provider's list, which may be a protocol.
        var isAdditional: Bool
    }

    private var byWord: [[UInt8]: [Candidate]] = [:]
    private var byPath: [String: [Candidate]] = [:]

    init(_ graph: BindingGraph) {
        let roots = Set(graph.roots)
        for node in graph.unmadeNodes where !roots.contains(node) {
            guard let provider = graph.declaration(of: node) else { continue }
            add(Candidate(node: node, type: provider.type, isAdditional: false), in: provider.location.path)
            for additional in provider.additionalTypes {
                add(
                    Candidate(node: node, type: additional.type, isAdditional: true),
                    in: provider.location.path)
            }
        }
    }

    private mutating func add(_ candidate: Candidate, in path: String) {
        byPath[path, default: []].append(candidate)
        for key in Set(CamelCase.keys(of: candidate.type.lastName ?? "")) {
            byWord[key, default: []].append(candidate)
        }
    }

    /// Returns at most three types that a name may have meant before it was changed: those of a file, and those with a word in
    /// common.
    func like(_ name: String, inFile path: String?, isExistential: Bool) -> [Candidate] {
        let near =
            (path.flatMap { byPath[$0] } ?? []).prefix(3)
            + CamelCase.keys(of: name).flatMap { (byWord[$0] ?? []).prefix(3) }
        var seen: Set<NodeID> = []
        return Array(
            near.filter { $0.isAdditional || !isExistential }.filter { seen.insert($0.node).inserted }.prefix(
                3))
    }
}
