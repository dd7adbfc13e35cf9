import Arbor
@preconcurrency import Lib

@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(a: A, k: SendableInstantiator<K>) {
        self.a = a
        self.k = k
    }
    @Instantiated let a: A
    @Instantiated let k: SendableInstantiator<K>
}
@Instantiable public final class K: Instantiable {
    public init(a: A) { self.a = a }
    @Received let a: A
}
let r = Root()
print(r.k.instantiate().a === r.a)
