import Arbor
import Identity

public protocol Named: AnyObject {
    var identity: Identity { get }
}

@Instantiable
public final class Origin: Instantiable {
    public init() {}
    let identity = Identity("Origin")
}

@Instantiable(fulfillingAdditionalTypes: [Named.self])
public final class Link: Named, Instantiable {
    public init(origin: Origin) {
        self.origin = origin
    }

    @Received let origin: Origin
    public let identity = Identity("Link")
}

/// Takes values of two parts.
@Instantiable
public final class Page: Instantiable {
    public init(link1: Link, link40: Link, done: Done) {
        self.link1 = link1
        self.link40 = link40
        self.done = done
    }

    @Received let link1: Link
    @Received let link40: Link
    @Received let done: Done
}

#if canImport(NoSuchModule)
@Instantiable
public final class Clock: Instantiable {
    public init() {}
    let identity = Identity("Clock of nothing")
}
#else
@Instantiable
public final class Clock: Instantiable {
    public init(link2: Link) {
        self.link2 = link2
    }

    @Received let link2: Link
    let identity = Identity("Clock")
}
#endif

/// A value of a type that is told by its result.
public struct Done: Sendable {
    let text: String
}

@Instantiable
extension Done: Instantiable {
    public static func instantiate() -> Done { Done(text: "done") }
}

/// Called as the parts of bodies would be.
@Instantiable
public final class Part: Instantiable {
    public init(title: String) {
        self.title = title
    }

    @Received let title: String
}

/// Taken by its place in the board's order.
@Instantiable
public struct Cell: Instantiable {
    public init(origin: Origin, title: String) {
        self.origin = origin
        self.title = title
        identity = Identity("Cell")
    }

    @Received let origin: Origin
    @Received let title: String
    let identity: Identity
}
