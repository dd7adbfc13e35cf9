import Arbor

public enum Outer {
    public enum Inner {}
    @Instantiable public final class Log: Instantiable { public init() {} }
}
