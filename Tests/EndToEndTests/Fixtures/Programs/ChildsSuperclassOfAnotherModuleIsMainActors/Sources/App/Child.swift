import Arbor
import Lib

@Instantiable public final class Child: Base, Instantiable { public override init() { super.init() } }
