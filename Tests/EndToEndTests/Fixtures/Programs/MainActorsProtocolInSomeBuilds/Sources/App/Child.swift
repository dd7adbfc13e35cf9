import Arbor

@Instantiable public final class Child: Screen, Instantiable { public init() {} }
