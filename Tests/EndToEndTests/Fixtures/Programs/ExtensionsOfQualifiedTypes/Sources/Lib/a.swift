import Arbor

public struct Cfg {
    public init() {}
    public struct Inner { public init() {} }
}
@Instantiable public struct Other: Instantiable { public init() {} }
