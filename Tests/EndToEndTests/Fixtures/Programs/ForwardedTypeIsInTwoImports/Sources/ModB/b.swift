import Arbor

public struct User: Sendable {
    public init() {}
    public let n = "B"
}
@Instantiable public final class BService: Instantiable { public init() {} }
