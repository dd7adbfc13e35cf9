import Arbor

@Instantiable public nonisolated final class Child: Screen, Instantiable { public init() {} }
