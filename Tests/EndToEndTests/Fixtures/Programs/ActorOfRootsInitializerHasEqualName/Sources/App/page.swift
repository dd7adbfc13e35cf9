import Arbor
import LibB

@Instantiable public struct Page: Sendable, Instantiable {
    public init(plain: Plain) { self.plain = plain }
    @Instantiated let plain: Plain
}
