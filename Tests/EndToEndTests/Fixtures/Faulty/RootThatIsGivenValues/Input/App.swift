import Arbor

@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(user: String, session: Session, other: Session, clock: Clock) {
        self.user = user
        self.session = session
        self.other = other
        self.clock = clock
    }
    @Forwarded let user: String
    @Received let session: Session
    @Received(fulfilledByDependencyNamed: "clok", ofType: Clock.self) let other: Session
    @Instantiated let clock: Clock
}

@Instantiable
public final class Clock: Instantiable {
    public init() {}
}

@Instantiable
public final class Session: Instantiable {
    public init() {}
}

@Instantiable(isRoot: true)
extension Array: Instantiable {
    public static func instantiate(clock: Clock) -> Array<Int> { [] }
}
