import Arbor

@Instantiable
public final class Session: Instantiable {
    public init(clock: Clock) { self.clock = clock }
    @Received let clock: Clock
}

struct NotAnnotated {
    let broken Here
}
