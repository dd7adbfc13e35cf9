open class Base {
    public struct Key { public init() {} }
    struct Log {}
    public init() {}
}

open class Middle: Base {}
