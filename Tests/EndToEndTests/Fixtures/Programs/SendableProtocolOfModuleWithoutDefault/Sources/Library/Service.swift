public protocol Service: Sendable { func name() -> String }
open class Base { public init() {} }
