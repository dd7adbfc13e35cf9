import Arbor

@Instantiable(isRoot: true) public struct Root: Instantiable {
    public init(s: Instantiator<Node>) { self.s = s }
    @Instantiated let s: Instantiator<Node>
}
@Instantiable public struct Node: Instantiable {
    public init(kids: Instantiator<Self>) { self.kids = kids }
    @Instantiated let kids: Instantiator<Self>
}
print(type(of: Root().s.instantiate().kids.instantiate()))
