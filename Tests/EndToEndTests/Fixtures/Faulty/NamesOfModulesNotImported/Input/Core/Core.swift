import Arbor

public struct Session: Sendable { public let token: String }

@Instantiable
public final class Storage<Value: Sendable>: Instantiable {
    public init() {}
}
