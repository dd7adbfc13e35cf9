/// Composed dependencies: the aliases of types. 'arbor lint' checks them.
extension DiagnosticEntry {
    static let foreignDependencies = adjustable(
        .warning, "a type takes the alias of another type",
        because:
            "An alias says what one type needs. If several types share it, nobody can tell which of "
            + "them needs what, and each gets more than it may use.",
        example: .composition(
            """
            protocol LoggingDependency { var logger: Logger { get } }
            typealias HotDealsDependencies = LoggingDependency
            struct HotDeals<Dependencies: HotDealsDependencies> {
                let dependencies: Dependencies
                func show() { dependencies.logger.log("deals") }
            }
            struct Detail<Dependencies: HotDealsDependencies> {
                let dependencies: Dependencies
                func show() { dependencies.logger.log("detail") }
            }
            """),
        remedy: "Declare an alias for the type, in its file, with what it reads and the aliases of those "
            + "that it makes.",
        mended: .composition(
            """
            protocol LoggingDependency { var logger: Logger { get } }
            typealias HotDealsDependencies = LoggingDependency
            struct HotDeals<Dependencies: HotDealsDependencies> {
                let dependencies: Dependencies
                func show() { dependencies.logger.log("deals") }
            }
            typealias DetailDependencies = LoggingDependency
            struct Detail<Dependencies: DetailDependencies> {
                let dependencies: Dependencies
                func show() { dependencies.logger.log("detail") }
            }
            """))

    static let misnamedDependencies = adjustable(
        .warning, "an alias isn't named after its type",
        because:
            "The alias of a type is found by its name: the name of the type, and 'Dependencies'.",
        example: .composition(
            """
            protocol LoggingDependency { var logger: Logger { get } }
            typealias ProductDependencies = LoggingDependency
            struct ProductContainer<Dependencies: ProductDependencies> {
                let dependencies: Dependencies
                func show() { dependencies.logger.log("products") }
            }
            """),
        remedy: "Rename the alias. `arbor lint --fix` renames it wherever it is used.",
        mended: .composition(
            """
            protocol LoggingDependency { var logger: Logger { get } }
            typealias ProductContainerDependencies = LoggingDependency
            struct ProductContainer<Dependencies: ProductContainerDependencies> {
                let dependencies: Dependencies
                func show() { dependencies.logger.log("products") }
            }
            """))

    static let unforwardedDependency = adjustable(
        .warning, "an alias lists what only a child needs",
        because:
            "If the child stops needing the protocol, it stays in the parent's alias for ever. The "
            + "alias of the child follows by itself.",
        example: .composition(
            """
            protocol LoggingDependency { var logger: Logger { get } }
            protocol TrackingDependency { var tracker: Tracker { get } }
            typealias ImageDependencies = LoggingDependency
            struct Image<Dependencies: ImageDependencies> {
                let dependencies: Dependencies
                func show() { dependencies.logger.log("image") }
            }
            typealias DetailDependencies = TrackingDependency & LoggingDependency
            struct Detail<Dependencies: DetailDependencies> {
                let dependencies: Dependencies
                func show() {
                    dependencies.tracker.track("detail")
                    Image(dependencies: dependencies).show()
                }
            }
            """),
        remedy: "List the alias of the child instead.",
        mended: .composition(
            """
            protocol LoggingDependency { var logger: Logger { get } }
            protocol TrackingDependency { var tracker: Tracker { get } }
            typealias ImageDependencies = LoggingDependency
            struct Image<Dependencies: ImageDependencies> {
                let dependencies: Dependencies
                func show() { dependencies.logger.log("image") }
            }
            typealias DetailDependencies = TrackingDependency & ImageDependencies
            struct Detail<Dependencies: DetailDependencies> {
                let dependencies: Dependencies
                func show() {
                    dependencies.tracker.track("detail")
                    Image(dependencies: dependencies).show()
                }
            }
            """))

    static let missingForwarding = adjustable(
        .warning, "an alias doesn't list the alias of a child",
        because:
            "A type hands its dependencies to another one, so it needs what that one needs. If it "
            + "lists something else that happens to contain it, the code breaks with the next change of "
            + "the child.",
        example: .composition(
            """
            protocol LoggingDependency { var logger: Logger { get } }
            protocol TrackingDependency { var tracker: Tracker { get } }
            typealias ImageDependencies = LoggingDependency
            struct Image<Dependencies: ImageDependencies> {
                let dependencies: Dependencies
                func show() { dependencies.logger.log("image") }
            }
            typealias DetailDependencies = TrackingDependency
            struct Detail<Dependencies: DetailDependencies> {
                let dependencies: Dependencies
                func show() {
                    dependencies.tracker.track("detail")
                    Image(dependencies: dependencies).show()
                }
            }
            """),
        remedy: "List the alias of the child, the superclass, the function or the protocol.",
        mended: .composition(
            """
            protocol LoggingDependency { var logger: Logger { get } }
            protocol TrackingDependency { var tracker: Tracker { get } }
            typealias ImageDependencies = LoggingDependency
            struct Image<Dependencies: ImageDependencies> {
                let dependencies: Dependencies
                func show() { dependencies.logger.log("image") }
            }
            typealias DetailDependencies = TrackingDependency & ImageDependencies
            struct Detail<Dependencies: DetailDependencies> {
                let dependencies: Dependencies
                func show() {
                    dependencies.tracker.track("detail")
                    Image(dependencies: dependencies).show()
                }
            }
            """))

    static let unusedDependency = adjustable(
        .warning, "an alias lists what its type doesn't use",
        because:
            "Everybody above has to provide it.",
        example: .composition(
            """
            protocol LoggingDependency { var logger: Logger { get } }
            protocol TrackingDependency { var tracker: Tracker { get } }
            typealias DetailDependencies = LoggingDependency & TrackingDependency
            struct Detail<Dependencies: DetailDependencies> {
                let dependencies: Dependencies
                func show() { dependencies.logger.log("detail") }
            }
            """),
        remedy: "Remove it from the alias.",
        mended: .composition(
            """
            protocol LoggingDependency { var logger: Logger { get } }
            protocol TrackingDependency { var tracker: Tracker { get } }
            typealias DetailDependencies = LoggingDependency
            struct Detail<Dependencies: DetailDependencies> {
                let dependencies: Dependencies
                func show() { dependencies.logger.log("detail") }
            }
            """))

    static let redundantDependency = adjustable(
        .warning, "an alias lists what it contains anyway",
        because:
            "A member that is listed twice, or that the alias of a child brings along, says nothing "
            + "about the type.",
        example: .composition(
            """
            protocol LoggingDependency { var logger: Logger { get } }
            typealias ImageDependencies = LoggingDependency
            struct Image<Dependencies: ImageDependencies> {
                let dependencies: Dependencies
                func show() { dependencies.logger.log("image") }
            }
            typealias DetailDependencies = LoggingDependency & ImageDependencies
            struct Detail<Dependencies: DetailDependencies> {
                let dependencies: Dependencies
                func show() { Image(dependencies: dependencies).show() }
            }
            """),
        remedy: "Remove it from the alias.",
        mended: .composition(
            """
            protocol LoggingDependency { var logger: Logger { get } }
            typealias ImageDependencies = LoggingDependency
            struct Image<Dependencies: ImageDependencies> {
                let dependencies: Dependencies
                func show() { dependencies.logger.log("image") }
            }
            typealias DetailDependencies = ImageDependencies
            struct Detail<Dependencies: DetailDependencies> {
                let dependencies: Dependencies
                func show() { Image(dependencies: dependencies).show() }
            }
            """))
}
