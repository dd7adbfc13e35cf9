import Arbor
import LibA

@Instantiable public final class Page: Instantiable {
    public init(action: @escaping @Work () -> Void, middle: Middle) {
        self.action = action
        self.middle = middle
    }
    @Forwarded let action: @Work () -> Void
    @Instantiated let middle: Middle
}
