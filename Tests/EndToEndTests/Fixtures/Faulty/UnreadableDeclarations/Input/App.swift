import Arbor

// Each declaration that can't be read is one error at its place: the rest of its type is read, so nobody is blamed.

let list = [1, 2

@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(clock: Clock, session: Session) {
        self.clock = clock
        self.session = session
    }
    @Instantiated clock: Box<Clock>
    @Instantiated letsession: Session
    @Instantiated let clock: Clock
    @Instantiated let session: Session
}

@Instantiable
public final class Session: Instantiable {
    public init(clock: Clock) { self.clock = clock }
    @Received let clock: Clock
    func run(twice: Bool {}
}

#if compiler(>=99)
@Instantiable public struct Newer: Instantiable { ≡≡ (( }
#endif

@Instantiable
public final class Clock: Instantiable {
    public init() {}
}
