import Arbor
import Lib

@Instantiable public final class Child: Screen, Instantiable { public init() {} }
