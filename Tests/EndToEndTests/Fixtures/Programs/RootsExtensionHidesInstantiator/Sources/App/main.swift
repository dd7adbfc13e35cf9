import Arbor

@Instantiable(isRoot: true)
public struct Root: Instantiable {
    public init(flow: Flow) { self.flow = flow }
    @Instantiated let flow: Flow
}

let root = Root()
print(type(of: root.flow.pages.instantiate()), type(of: root.flow.first))
