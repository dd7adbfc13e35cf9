import Arbor

/// With '-default-isolation MainActor' this is isolated, and so must be all that calls it.
public func onMain() -> Int { 1 }

@Instantiable
public final class Model: Instantiable {
    public init() {}
    func count() -> Int { onMain() }
}

@Instantiable
public struct Card: Instantiable {
    public init(model: Model) {
        self.model = model
    }

    @Received let model: Model
    func count() -> Int { model.count() + onMain() }
}

/// Refines what says nothing of isolation.
public protocol Screen: Instantiable {
    var model: Model { get }
}

@Instantiable
public final class Home: Screen, Instantiable {
    public init(model: Model, title: String) {
        self.model = model
        self.title = title
    }

    @Received public let model: Model
    @Forwarded let title: String
    func count() -> Int { model.count() + onMain() }
}

public enum Feature {
    @Instantiable
    public final class Editor: Instantiable {
        public init(model: Model) {
            self.model = model
        }

        @Received let model: Model
        func count() -> Int { onMain() }
    }
}

public final class Session {
    public init() {}
}

@Instantiable
extension Session: Instantiable {
    public static func instantiate() -> Session {
        _ = onMain()
        return Session()
    }
}

@Instantiable
public actor Store: Instantiable {
    public init() {}
}

/// Says itself that it is not isolated.
@Instantiable
public nonisolated final class Job: Instantiable, Sendable {
    public init(store: Store) {
        self.store = store
    }

    @Received let store: Store
}

/// The type is isolated, but what makes it and what makes it known to Arbor are not.
@Instantiable
public final class Clock: nonisolated Instantiable {
    public nonisolated init() {}
    func count() -> Int { onMain() }
}

func made<T: Instantiable>(_ maker: Instantiator<T>) -> T where T.ForwardedProperties == Void { maker.instantiate() }
