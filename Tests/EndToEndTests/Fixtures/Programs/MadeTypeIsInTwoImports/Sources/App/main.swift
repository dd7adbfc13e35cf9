import Arbor
import Other

@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(o: Oth, f: F1) {
        self.o = o
        self.f = f
    }
    @Instantiated let o: Oth
    @Instantiated let f: F1
}
let r = Root()
print(r.f.s.cache.n)
