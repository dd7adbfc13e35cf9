import Arbor
@Instantiable public struct Session: Instantiable, Sendable { public init() {} }
