import Arbor

@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(left: Left, right: Right) {
        self.left = left
        self.right = right
    }
    @Instantiated let left: Left
    @Instantiated let right: Right
}

@Instantiable
public final class Left: Instantiable {
    public init(right: Right) { self.right = right }
    @Received let right: Right
}

@Instantiable
public final class Right: Instantiable {
    public init(inner: Inner) { self.inner = inner }
    @Instantiated let inner: Inner
}

@Instantiable
public final class Inner: Instantiable {
    public init(left: Left) { self.left = left }
    @Received let left: Left
}
