import Arbor

// Nothing written on the roots tells that they are isolated, and still they are.

@MainActor public protocol Scene {}

@MainActor
open class Controller {
    public init(name: String) {}
}

@MainActor
@Instantiable
public final class Model: Instantiable {
    public init() {}
}

@Instantiable(isRoot: true)
public struct App: Scene, Instantiable {
    public init(model: Model, models: Instantiator<Model>) {
        self.model = model
        self.models = models
    }

    @Instantiated let model: Model
    @Instantiated let models: Instantiator<Model>
}

@Instantiable(isRoot: true)
public final class MainController: Controller, Instantiable {
    public init(model: Model) {
        self.model = model
        super.init(name: "main")
    }

    @Instantiated let model: Model
}

/// Made where any thread asks, since its initializer may be called there.
@MainActor
@Instantiable
public final class Badge: Instantiable {
    public nonisolated init(log: Log) {
        self.log = log
    }

    @Received let log: Log
}

/// Sendable by an extension.
@Instantiable
public final class Log: Instantiable {
    public init() {}
}

extension Log: @unchecked Sendable {}

/// Nothing of it is sent: the Instantiators are plain.
@Instantiable
public final class Cache: Instantiable {
    public init() {}
}

@Instantiable
public final class Reader: Instantiable {
    public init(cache: Cache) {
        self.cache = cache
    }

    @Received let cache: Cache
}

@Instantiable(isRoot: true)
public final class Service: Instantiable {
    public init(
        log: Log, cache: Cache, badges: SendableInstantiator<Badge>, readers: Instantiator<Reader>
    ) {
        self.log = log
        self.cache = cache
        self.badges = badges
        self.readers = readers
    }

    @Instantiated let log: Log
    @Instantiated let cache: Cache
    @Instantiated let badges: SendableInstantiator<Badge>
    @Instantiated let readers: Instantiator<Reader>
}

@main
struct Program {
    @MainActor
    static func main() {
        let app = App()
        print(app.models.instantiate() !== app.model, MainController().model !== app.model)
        let service = Service()
        let badge = service.badges.instantiate()
        print(badge.log === service.log, service.readers.instantiate().cache === service.cache)
    }
}
