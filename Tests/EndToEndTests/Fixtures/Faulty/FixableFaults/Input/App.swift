import Arbor

// Each fault below has one edit that mends it.
@Instantiable(isRoot: true, conformElsewhere: true)
public final class App {
    public init(
        clock: any Clock, user: User, home: Home, pages: ErasedInstantiator<(), any Screen>
    ) {
        fatalError()
    }

    @Instantiated(fulfilledByType: "WallClock") let clock: any Clock
    @Instantiated let user: User
    @Instantiated let home: Home
    @Instantiated(fulfilledByType: "Pgae") let pages: ErasedInstantiator<(), any Screen>
}

public protocol Clock {}
public protocol Screen {}

@Instantiable
public final class WallClock: Clock, Instantiable {
    public init() {}
}

@Instantiable
public final class Page: Screen, Instantiable {
    public init() {}
}

@Instantiable
public final class User: Instantiable {
    public init() {}
}

@Instantiable
public final class Home: Instantiable {
    @Received let user: User?
    @Received let clcok: any Clock
    @Instantiated let formatter: Formatter
    @Received(fulfilledByDependencyNamed: "user", ofType: User) let owner: User
}

public final class Formatter {}

@Instantiable
extension Formatter: Instantiable {
    public func instantiate() -> Formatter { Formatter() }
}
