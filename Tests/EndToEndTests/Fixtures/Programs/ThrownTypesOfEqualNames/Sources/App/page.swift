import Arbor
import LibA

@Instantiable public final class Page: Instantiable {
    public init(load: @escaping () throws(Failure) -> Void, middle: Middle) {
        self.load = load
        self.middle = middle
    }
    @Forwarded let load: () throws(Failure) -> Void
    @Instantiated let middle: Middle
}
