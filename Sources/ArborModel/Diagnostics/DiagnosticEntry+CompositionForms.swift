/// Composed dependencies: the forms of declarations. 'arbor lint' checks them.
extension DiagnosticEntry {
    static let composingProtocol = adjustable(
        .warning, "a protocol composes dependencies by inheritance",
        because:
            "Types can't conform to two protocols that inherit one leaf in different ways, so such "
            + "protocols can't be composed further.",
        example: .composition(
            """
            protocol LoggingDependency { var logger: Logger { get } }
            protocol TrackingDependency { var tracker: Tracker { get } }
            protocol DetailDependencies: LoggingDependency & TrackingDependency {}
            """),
        remedy: "Declare a type alias instead.",
        mended: .composition(
            """
            protocol LoggingDependency { var logger: Logger { get } }
            protocol TrackingDependency { var tracker: Tracker { get } }
            typealias DetailDependencies = LoggingDependency & TrackingDependency
            """))

    static let existentialDependencies = adjustable(
        .warning, "a type takes its dependencies as an existential type",
        because:
            "If a dependency ever gets an associated type, all types on the way to it have to be "
            + "changed. A generic parameter takes both.",
        example: .composition(
            """
            protocol LoggingDependency { var logger: Logger { get } }
            typealias DetailDependencies = LoggingDependency
            struct Detail {
                let dependencies: DetailDependencies
                func show() { dependencies.logger.log("detail") }
            }
            """),
        remedy: "Make the type generic over its dependencies.",
        mended: .composition(
            """
            protocol LoggingDependency { var logger: Logger { get } }
            typealias DetailDependencies = LoggingDependency
            struct Detail<Dependencies: DetailDependencies> {
                let dependencies: Dependencies
                func show() { dependencies.logger.log("detail") }
            }
            """))

    static let associatedDependencies = adjustable(
        .warning, "a protocol has an associated type of dependencies",
        because:
            "The protocol describes what a type can do. With this requirement it also says how, and "
            + "aliases and protocols may need each other in circles.",
        example: .composition(
            """
            protocol LoggingDependency { var logger: Logger { get } }
            typealias LoggableDependencies = LoggingDependency
            protocol Loggable {
                associatedtype Dependencies: LoggableDependencies
                var dependencies: Dependencies { get }
            }
            """),
        remedy: "Offer what the extension does as a type that takes the dependencies, and inject that "
            + "type.",
        mended: .composition(
            """
            protocol LoggingDependency { var logger: Logger { get } }
            typealias ContextLoggerDependencies = LoggingDependency
            struct ContextLogger<Dependencies: ContextLoggerDependencies> {
                let dependencies: Dependencies
                func log(_ text: String) { dependencies.logger.log(text) }
            }
            """))

    static let dependenciesNotFirst = adjustable(
        .warning, "dependencies are not the first parameter",
        because:
            "Everybody expects them there.",
        example: .composition(
            """
            protocol LoggingDependency { var logger: Logger { get } }
            typealias DetailDependencies = LoggingDependency
            struct Detail<Dependencies: DetailDependencies> {
                let dependencies: Dependencies
                let name: String
                init(name: String, dependencies: Dependencies) {
                    self.dependencies = dependencies
                    self.name = name
                }
                func show() { dependencies.logger.log(name) }
            }
            """),
        remedy: "Move the parameter, and the argument in each call, to the start of the list.",
        mended: .composition(
            """
            protocol LoggingDependency { var logger: Logger { get } }
            typealias DetailDependencies = LoggingDependency
            struct Detail<Dependencies: DetailDependencies> {
                let dependencies: Dependencies
                let name: String
                init(dependencies: Dependencies, name: String) {
                    self.dependencies = dependencies
                    self.name = name
                }
                func show() { dependencies.logger.log(name) }
            }
            """))

    static let dependenciesInFunction = adjustable(
        .off, "a function takes dependencies",
        because:
            "Each of its callers has to forward what it needs. A type that takes the dependencies "
            + "once, and is injected itself, hides them.",
        example: .composition(
            """
            protocol LoggingDependency { var logger: Logger { get } }
            typealias ThunkDependencies = LoggingDependency
            func thunk<Dependencies: ThunkDependencies>(dependencies: Dependencies) {
                dependencies.logger.log("thunk")
            }
            """),
        remedy: "Offer the function in a type that takes the dependencies.",
        mended: .composition(
            """
            protocol LoggingDependency { var logger: Logger { get } }
            typealias ThunkDependencies = LoggingDependency
            struct Thunk<Dependencies: ThunkDependencies> {
                let dependencies: Dependencies
                func run() { dependencies.logger.log("thunk") }
            }
            """))

    static let publicDependencies = adjustable(
        .warning, "an alias is public, and no public type takes it",
        because:
            "Callers of a module need the aliases of its entry points, and the external aliases that "
            + "these contain. Others expose what is internal.",
        example: .composition(
            """
            public protocol LoggingDependency { var logger: Logger { get } }
            public typealias DetailDependencies = LoggingDependency
            struct Detail<Dependencies: DetailDependencies> {
                let dependencies: Dependencies
                func show() { dependencies.logger.log("detail") }
            }
            """),
        remedy: "Remove `public`, and offer a public type as the entry point of the feature.",
        mended: .composition(
            """
            public protocol LoggingDependency { var logger: Logger { get } }
            typealias DetailDependencies = LoggingDependency
            struct Detail<Dependencies: DetailDependencies> {
                let dependencies: Dependencies
                func show() { dependencies.logger.log("detail") }
            }
            """))

    static let unnamespacedDependency = adjustable(
        .warning, "a leaf protocol offers something else than one property",
        because:
            "Names of functions and properties of different protocols may collide, since one value "
            + "has all of them.",
        example: .composition(
            """
            protocol TrackingDependency { func trackAddToCart() }
            """),
        remedy: "Declare a protocol of the service with the functions, and require one property of that "
            + "type.",
        mended: .composition(
            """
            protocol Tracking { func trackAddToCart() }
            protocol TrackingDependency { var tracker: any Tracking { get } }
            """))

    static let distantDependencies = adjustable(
        .warning, "an alias is in another file than its type",
        because:
            "Only beside the code can one see whether it says what the code needs.",
        example: .commands(
            """
            $ arbor lint Sources
            Sources/DetailDependencies.swift:1:11: warning: 'DetailDependencies' is not in the file of Detail [distant-dependencies]
            """),
        remedy: "Move it to the file of the type.")
}
