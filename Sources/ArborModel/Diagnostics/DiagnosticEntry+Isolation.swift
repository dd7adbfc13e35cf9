/// Faults of isolation, which the compiler would find in the generated code.
///
/// They are adjustable, because the declaration that decides may be in a source that Arbor doesn't read.
extension DiagnosticEntry {
    static let isolationMismatch = adjustable(
        .error, "a type is isolated to an actor that its root is not isolated to",
        because:
            "The generated `init()` has the isolation of the root's own initializer. It makes all types below "
            + "the root with that isolation, directly or by an Instantiator. A root counts as nonisolated "
            + "if neither the root nor its initializer has an isolation, no supertype may add one, and the "
            + "module has no default isolation. Arbor reads the default isolation from "
            + "`--default-isolation`, or from the nearest `Package.swift` or Xcode project above the root's "
            + "file. A mock runs on the actor that its tree needs, so this error is about a mock only if its "
            + "tree needs two.",
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
            "Isolate the root, or its initializer, to the same actor. Or declare the initializer of the "
            + "isolated type `nonisolated`, if its body allows that.",
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
        because:
            "Any thread may call a Sendable Instantiator, but the type can only be made on its actor.",
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
            "Use a plain Instantiator. Or declare the initializer of the isolated type `nonisolated`, if "
            + "its body allows that.",
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
        .error, "a Sendable Instantiator captures a value that is not `Sendable`",
        because:
            "The closure of a Sendable Instantiator captures the values that its product receives, and any "
            + "thread may call it. Arbor checks plain Instantiators, functions without `@Sendable`, "
            + "annotated types, and classes and protocols that the sources declare. They count as not "
            + "`Sendable` unless a supertype, an actor or an extension in the sources makes them `Sendable`, or "
            + "the compiler infers it, for a struct or an enum that is not public and stores only such values. "
            + "The level is a warning if the nearest `Package.swift` or Xcode project sets the Swift 5 "
            + "language mode for the module.",
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
        remedy:
            "Let the type conform to `Sendable`, or use a plain Instantiator.",
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
        "an actor or a `sending` parameter takes a value that is not `Sendable`, and other code keeps "
            + "the value",
        because:
            "An actor's initializer takes over its arguments. Afterwards, no code outside the actor may "
            + "use them unless they are `Sendable`. A `sending` parameter of any initializer has the same "
            + "effect. Arbor reports four cases: the type that provides a received value keeps it, the "
            + "caller of an Instantiator may keep a value that it forwards, an initializer with a "
            + "`sending` parameter takes the value, or a value made with it, through another parameter too, or "
            + "the value can only be made on a global actor, to which it belongs then. "
            + "Arbor checks the same types as for `non-sendable-capture`, and the level is a warning in the "
            + "same case.",
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
            "Let the type conform to `Sendable`. If the actor can have its own value, declare the property "
            + "`@Instantiated` in the actor. If the parameter is `sending`, remove `sending`. If the value is made on a "
            + "global actor, declare the initializer that needs the actor `nonisolated`.",
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
