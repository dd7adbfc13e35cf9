import Arbor

@Instantiable public struct W: Instantiable { public init() {} }
