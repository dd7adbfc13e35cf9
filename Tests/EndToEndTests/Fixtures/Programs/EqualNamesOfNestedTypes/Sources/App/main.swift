import Arbor
import ModA
import ModB

@Instantiable(isRoot: true)
public final class Root: Instantiable {
    public init(a: ModA.Home.State, b: Instantiator<ModB.Home.State>) {
        self.a = a
        self.b = b
    }
    @Instantiated let a: ModA.Home.State
    @Instantiated let b: Instantiator<ModB.Home.State>
}

let root = Root()
print(String(reflecting: type(of: root.a)), String(reflecting: type(of: root.b.instantiate())))
