import Arbor

@Instantiable public final class Q: Instantiable {
    public init(w: W) { self.w = w }
    @Instantiated let w: W
}
@Instantiable public final class W: Instantiable { public init() {} }
