/// Faults of isolation, which the compiler would find in the generated code.
///
/// They are adjustable, because the declaration that decides may be in a source that Arbor doesn't read.
extension DiagnosticEntry {
    static let isolationMismatch = adjustable(
        .error, "a root makes a type on another actor than the type is isolated to",
        because:
            "The generated `init()` runs where the root's own initializer does, and so does everything that it makes, "
            + "now or by an Instantiator. A root counts as nonisolated where neither it nor its initializer says "
            + "otherwise, no supertype may isolate it, and its module has no default isolation: that is "
            + "read from the nearest `Package.swift` or Xcode project above the root's file, or said by "
            + "`--default-isolation`.",
        example: .sources(
            """
            @Instantiable(isRoot: true)
            public final class App: Instantiable {
                public init(model: Model) { self.model = model }
                @Instantiated let model: Model
            }
            @MainActor
            @Instantiable
            public final class Model: Instantiable {
                public init() {}
            }
            """),
        remedy:
            "Isolate the root, or its initializer, to the same actor. Or let the initializer of the isolated type "
            + "be `nonisolated`, if its body allows that.",
        mended: .sources(
            """
            @MainActor
            @Instantiable(isRoot: true)
            public final class App: Instantiable {
                public init(model: Model) { self.model = model }
                @Instantiated let model: Model
            }
            @MainActor
            @Instantiable
            public final class Model: Instantiable {
                public init() {}
            }
            """))

    static let isolatedSendableProduct = adjustable(
        .error, "a Sendable Instantiator makes a type that is isolated to a global actor",
        because: "Any thread may call a Sendable Instantiator, and the type can be made on its actor only.",
        example: .sources(
            """
            @MainActor
            @Instantiable(isRoot: true)
            public final class App: Instantiable {
                public init(pages: SendableInstantiator<Page>) { self.pages = pages }
                @Instantiated let pages: SendableInstantiator<Page>
            }
            @MainActor
            @Instantiable
            public final class Page: Instantiable {
                public init() {}
            }
            """),
        remedy:
            "Take a plain Instantiator. Or let the initializer of the isolated type be `nonisolated`, if its body "
            + "allows that.",
        mended: .sources(
            """
            @MainActor
            @Instantiable(isRoot: true)
            public final class App: Instantiable {
                public init(pages: Instantiator<Page>) { self.pages = pages }
                @Instantiated let pages: Instantiator<Page>
            }
            @MainActor
            @Instantiable
            public final class Page: Instantiable {
                public init() {}
            }
            """))

    static let nonSendableCapture = adjustable(
        .error, "a Sendable Instantiator holds a value that is not `Sendable`",
        because:
            "Its closure holds what its product receives, and may be called from any thread. Plain "
            + "Instantiators, functions without `@Sendable`, annotated types, and classes and protocols that a source of "
            + "the run declares are judged: none of them is `Sendable` unless a supertype, an actor or an extension in "
            + "the sources makes it so. Where the nearest `Package.swift` or Xcode "
            + "project says that the module is compiled in the Swift 5 language mode, it is a warning.",
        example: .sources(
            """
            @Instantiable(isRoot: true)
            public final class App: Instantiable {
                public init(log: Log, jobs: SendableInstantiator<Job>) {
                    self.log = log
                    self.jobs = jobs
                }
                @Instantiated let log: Log
                @Instantiated let jobs: SendableInstantiator<Job>
            }
            @Instantiable
            public final class Job: Instantiable {
                public init(log: Log) { self.log = log }
                @Received let log: Log
            }
            @Instantiable
            public final class Log: Instantiable {
                public init() {}
            }
            """),
        remedy: "Let the type conform to `Sendable`, or take a plain Instantiator.",
        mended: .sources(
            """
            @Instantiable(isRoot: true)
            public final class App: Instantiable {
                public init(log: Log, jobs: SendableInstantiator<Job>) {
                    self.log = log
                    self.jobs = jobs
                }
                @Instantiated let log: Log
                @Instantiated let jobs: SendableInstantiator<Job>
            }
            @Instantiable
            public final class Job: Instantiable {
                public init(log: Log) { self.log = log }
                @Received let log: Log
            }
            @Instantiable
            public final class Log: Instantiable, Sendable {
                public init() {}
            }
            """))

    static let sharedActorDependency = adjustable(
        .error,
        "an actor or a `sending` parameter takes a value that is not `Sendable` and that another type keeps",
        because:
            "An actor's initializer takes its arguments over: afterwards no code outside the actor may use them, unless "
            + "they are `Sendable`. A `sending` parameter of any initializer does the same. But the type that provides a received "
            + "value keeps it, the caller of an Instantiator may keep what it forwards, and an initializer with a `sending` "
            + "parameter must not take the value, or what was made with it, by another one too. Plain Instantiators, functions "
            + "without `@Sendable`, annotated types and declared classes and protocols are judged as for `non-sendable-capture`, and it is a "
            + "warning in the same case.",
        example: .sources(
            """
            @Instantiable(isRoot: true)
            public final class App: Instantiable {
                public init(log: Log, worker: Worker) { (self.log, self.worker) = (log, worker) }
                @Instantiated let log: Log
                @Instantiated let worker: Worker
            }
            @Instantiable
            public actor Worker: Instantiable {
                public init(log: Log) { self.log = log }
                @Received let log: Log
            }
            @Instantiable
            public final class Log: Instantiable {
                public init() {}
            }
            """),
        remedy:
            "Make the type `Sendable`. If the actor can have a value of its own, declare the property `@Instantiated` in it. "
            + "Where a parameter is `sending`, take it without.",
        mended: .sources(
            """
            @Instantiable(isRoot: true)
            public final class App: Instantiable {
                public init(worker: Worker) { self.worker = worker }
                @Instantiated let worker: Worker
            }
            @Instantiable
            public actor Worker: Instantiable {
                public init(log: Log) { self.log = log }
                @Instantiated let log: Log
            }
            @Instantiable
            public final class Log: Instantiable {
                public init() {}
            }
            """))
}
