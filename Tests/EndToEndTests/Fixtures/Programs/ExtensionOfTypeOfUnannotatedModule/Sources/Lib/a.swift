public struct Cfg {
    public init() {}
    public struct Inner { public init() {} }
}
