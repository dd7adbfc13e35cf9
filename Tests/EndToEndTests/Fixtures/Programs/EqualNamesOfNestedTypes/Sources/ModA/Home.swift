import Arbor

public enum Home {
    @Instantiable
    public final class State: Instantiable {
        public init() {}
    }
}
