// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif

extension Root {
    /// Makes the whole dependency tree.
    public init() {
        @Sendable nonisolated func makeNode() -> Node {
            let others = Instantiator<Node> { makeNode() }
            let parents = SendableInstantiator<Node> { makeNode() }
            let leaf = Instantiator<Node.Leaf> { makeNodeLeaf() }
            return Node(others: others, parents: parents, leaf: leaf)
        }

        @Sendable nonisolated func makeNodeLeaf() -> Node.Leaf {
            let node = Instantiator<Node> { makeNode() }
            return Node.Leaf(node: node)
        }

        let nodes = Instantiator<Node> { makeNode() }
        let children: Children = Children.instantiate()
        self.init(nodes: nodes, children: children)
    }
}
