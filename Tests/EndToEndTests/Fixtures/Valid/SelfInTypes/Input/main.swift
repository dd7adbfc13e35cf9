import Arbor

@Instantiable(isRoot: true)
public struct Root: Instantiable {
    public init(nodes: Instantiator<Node>, children: Children) {
        self.nodes = nodes
        self.children = children
    }
    @Instantiated let nodes: Instantiator<Node>
    @Instantiated let children: Children
}

@Instantiable
nonisolated public struct Node: Instantiable {
    public init(others: Instantiator<Self>, parents: SendableInstantiator<Node>, leaf: Instantiator<Self.Leaf>) {
        (self.others, self.parents, self.leaf) = (others, parents, leaf)
    }
    @Instantiated let others: Instantiator<Self>
    @Instantiated let parents: SendableInstantiator<Self>
    @Instantiated let leaf: Instantiator<Self.Leaf>

    @Instantiable
    nonisolated public struct Leaf: Instantiable {
        public init(node: Instantiator<Node>) { self.node = node }
        @Instantiated let node: Instantiator<Node>
    }
}

public struct Children { let count: Int }

@Instantiable
extension Children: Instantiable {
    public static func instantiate() -> Self { Self(count: 2) }
}

let node = Root().nodes.instantiate()
print(type(of: node.others.instantiate()), type(of: node.parents.instantiate().leaf.instantiate()), Root().children.count)
