import Arbor

@Instantiable public final class C: Instantiable { public init() {} }
