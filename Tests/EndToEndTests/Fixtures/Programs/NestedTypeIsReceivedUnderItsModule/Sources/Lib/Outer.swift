import Arbor

public enum Outer {
    @Instantiable
    public final class Inner: Instantiable {
        public init() {}
    }
}
