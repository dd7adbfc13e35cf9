import Arbor
import Lib

@Instantiable(isRoot: true)
public final class Root: Instantiable {
    public init(inner: Lib.Outer.Inner, reader: Reader) {
        self.inner = inner
        self.reader = reader
    }
    @Instantiated let inner: Lib.Outer.Inner
    @Instantiated let reader: Reader
}

@Instantiable
public final class Reader: Instantiable {
    public init(inner: Outer.Inner) { self.inner = inner }
    @Received let inner: Outer.Inner
}

let root = Root()
print(root.inner === root.reader.inner)
