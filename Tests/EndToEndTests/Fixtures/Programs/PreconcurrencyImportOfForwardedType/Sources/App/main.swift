import Arbor
@preconcurrency import Lib

@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(k: Instantiator<K>) { self.k = k }
    @Instantiated let k: Instantiator<K>
}
@Instantiable public final class K: Instantiable {
    public init(x: X, j: SendableInstantiator<J>) {
        self.x = x
        self.j = j
    }
    @Forwarded let x: X
    @Instantiated let j: SendableInstantiator<J>
}
@Instantiable public final class J: Instantiable {
    public init(x: X) { self.x = x }
    @Received let x: X
}
let r = Root()
let x = X()
print(r.k.instantiate(x).j.instantiate().x === x)
