public protocol P {}
public final class X: P { public init() {} }
