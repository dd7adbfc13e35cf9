open class Base {
    public struct Style { public init() {} }
    public protocol Delegate {}
    public init() {}
}

open class Model<Value> {
    public struct Phase { public init() {} }
    public typealias Done = (Value) -> Void
    public init() {}
}

public enum Feature {}
