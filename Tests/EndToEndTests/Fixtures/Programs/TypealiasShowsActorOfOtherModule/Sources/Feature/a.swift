import Arbor
import Core

@Work @Instantiable public final class Store: Instantiable {
    public init() {}
}
