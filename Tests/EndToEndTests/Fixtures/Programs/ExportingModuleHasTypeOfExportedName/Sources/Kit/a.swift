@_exported import Core
import Arbor

@Instantiable public final class Store: Instantiable {
    public init() {}
}
