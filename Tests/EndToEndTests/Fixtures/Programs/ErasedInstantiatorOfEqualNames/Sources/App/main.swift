import Arbor
import ModA
import ModB

@Instantiable(isRoot: true)
public final class Root: Instantiable {
    public init(flow: Flow) { self.flow = flow }
    @Instantiated let flow: Flow
}

print(Root().flow.screens.instantiate(ModA.User()).user.name)
