import Arbor

@Instantiable public final class A: Instantiable { public init() {} }
