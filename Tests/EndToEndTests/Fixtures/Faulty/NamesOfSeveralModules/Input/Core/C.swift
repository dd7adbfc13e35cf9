import Arbor
@Instantiable public struct Session: Instantiable, Sendable { public init() {} }
@Instantiable public final class Storage<V: Sendable>: Instantiable { public init() {} }
