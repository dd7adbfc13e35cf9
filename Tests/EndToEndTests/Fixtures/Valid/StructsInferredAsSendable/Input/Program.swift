import Arbor

/// Takes values that no declaration states to be Sendable. The compiler infers it from what they store.
@Instantiable(isRoot: true)
final class App: Instantiable {
    init(settings: Settings, plain: Plain, nested: Nested, makeJob: SendableInstantiator<Job>, store: Store) {
        (self.settings, self.plain, self.nested) = (settings, plain, nested)
        (self.makeJob, self.store) = (makeJob, store)
    }

    @Instantiated let settings: Settings
    @Instantiated let plain: Plain
    @Instantiated let nested: Nested
    @Instantiated let makeJob: SendableInstantiator<Job>
    @Instantiated let store: Store
}

@Instantiable
struct Settings: Instantiable {
    init() {}

    let address = "here"
    var sizes: [String: Int?] = [:]
    var counted: Int = 0 { didSet {} }
    var work: [@Sendable () -> Void] = []
    var length: Int { NotSent().length }

    static let shared = 1
}

@Instantiable
struct Plain: Instantiable {
    init() {}
}

@Instantiable
struct Nested: Instantiable {
    init(settings: Settings, clock: Clock) {
        self.settings = settings
        self.clock = clock
    }

    @Received let settings: Settings
    @Instantiated let clock: Clock
    var parts: (Part, Part?) = (Part(), nil)
    var page: Page? = nil

    struct Page {
        var number = 1
    }
}

@frozen
public struct Limits {
    public var count = 1
    public init() {}
}

struct Part {
    var limits = Limits()

    enum Kind {
        case small
        case large(Int)
    }

    var kind: Kind = .small
    var loop: [Part] = []
}

final class NotSent {
    var length = 1
}

@Instantiable
actor Clock: Instantiable {
    init() {}
}

@Instantiable
nonisolated final class Job: Instantiable {
    init(settings: Settings, plain: Plain, nested: Nested) {
        self.settings = settings
        self.plain = plain
        self.nested = nested
    }

    @Received let settings: Settings
    @Received let plain: Plain
    @Received let nested: Nested
}

@Instantiable
actor Store: Instantiable {
    init(settings: Settings, nested: Nested) {
        self.settings = settings
        self.nested = nested
    }

    @Received let settings: Settings
    @Received let nested: Nested
}
