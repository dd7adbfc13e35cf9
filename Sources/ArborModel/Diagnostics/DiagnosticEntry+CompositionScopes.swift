/// Composed dependencies: spliced types, containers and the whole of the aliases. 'arbor lint' checks them.
extension DiagnosticEntry {
    static let foreignSplice = adjustable(
        .warning, "a type takes the spliced type of another one",
        because:
            "The values then live as long as the other type's, which causes leaks and circles.",
        example: .composition(
            """
            protocol LoggingDependency { var logger: Logger { get } }
            protocol TrackingDependency { var tracker: Tracker { get } }
            typealias DetailDependencies = LoggingDependency & TrackingDependency
            typealias DetailExternalDependencies = LoggingDependency
            struct SplicedDetailDependencies<ExternalDependencies: DetailExternalDependencies>: DetailDependencies {
                private let externalDependencies: ExternalDependencies
                let tracker: Tracker
                var logger: Logger { externalDependencies.logger }
            }
            struct Deals<ExternalDependencies: DetailExternalDependencies> {
                let dependencies: SplicedDetailDependencies<ExternalDependencies>
                func show() { dependencies.logger.log("deals") }
            }
            """),
        remedy: "Declare a spliced type and an external alias for the type itself.",
        mended: .composition(
            """
            protocol LoggingDependency { var logger: Logger { get } }
            protocol TrackingDependency { var tracker: Tracker { get } }
            typealias DetailDependencies = LoggingDependency & TrackingDependency
            typealias DetailExternalDependencies = LoggingDependency
            struct SplicedDetailDependencies<ExternalDependencies: DetailExternalDependencies>: DetailDependencies {
                private let externalDependencies: ExternalDependencies
                let tracker: Tracker
                var logger: Logger { externalDependencies.logger }
            }
            struct Detail<ExternalDependencies: DetailExternalDependencies> {
                let dependencies: SplicedDetailDependencies<ExternalDependencies>
                func show() {
                    dependencies.logger.log("detail")
                    dependencies.tracker.track("detail")
                }
            }
            """))

    static let exposedExternalDependencies = adjustable(
        .warning, "what a spliced type gets from outside is read outside of it",
        because:
            "The spliced type decides what the types below see. Code that reads past it sees more.",
        example: .composition(
            """
            protocol LoggingDependency { var logger: Logger { get } }
            protocol TrackingDependency { var tracker: Tracker { get } }
            typealias DetailDependencies = LoggingDependency & TrackingDependency
            typealias DetailExternalDependencies = LoggingDependency
            struct SplicedDetailDependencies<ExternalDependencies: DetailExternalDependencies>: DetailDependencies {
                let externalDependencies: ExternalDependencies
                let tracker: Tracker
                var logger: Logger { externalDependencies.logger }
            }
            struct Detail<ExternalDependencies: DetailExternalDependencies> {
                let dependencies: SplicedDetailDependencies<ExternalDependencies>
                func show() {
                    dependencies.logger.log("detail")
                    dependencies.tracker.track("detail")
                }
            }
            """),
        remedy: "Make the property private, and read the values that the spliced type forwards.",
        mended: .composition(
            """
            protocol LoggingDependency { var logger: Logger { get } }
            protocol TrackingDependency { var tracker: Tracker { get } }
            typealias DetailDependencies = LoggingDependency & TrackingDependency
            typealias DetailExternalDependencies = LoggingDependency
            struct SplicedDetailDependencies<ExternalDependencies: DetailExternalDependencies>: DetailDependencies {
                private let externalDependencies: ExternalDependencies
                let tracker: Tracker
                var logger: Logger { externalDependencies.logger }
            }
            struct Detail<ExternalDependencies: DetailExternalDependencies> {
                let dependencies: SplicedDetailDependencies<ExternalDependencies>
                func show() {
                    dependencies.logger.log("detail")
                    dependencies.tracker.track("detail")
                }
            }
            """))

    static let incompleteSplice = adjustable(
        .warning, "a spliced type differs from its alias",
        because:
            "A spliced type forwards what its external alias requires, stores the rest of what the "
            + "full alias requires, and has nothing else.",
        example: .composition(
            """
            protocol LoggingDependency { var logger: Logger { get } }
            protocol TrackingDependency { var tracker: Tracker { get } }
            typealias DetailDependencies = LoggingDependency & TrackingDependency
            typealias DetailExternalDependencies = LoggingDependency
            struct SplicedDetailDependencies<ExternalDependencies: DetailExternalDependencies>: DetailDependencies {
                private let externalDependencies: ExternalDependencies
                let tracker: Tracker
            }
            struct Detail<ExternalDependencies: DetailExternalDependencies> {
                let dependencies: SplicedDetailDependencies<ExternalDependencies>
                func show() {
                    dependencies.logger.log("detail")
                    dependencies.tracker.track("detail")
                }
            }
            """),
        remedy: "Forward or store what is missing.",
        mended: .composition(
            """
            protocol LoggingDependency { var logger: Logger { get } }
            protocol TrackingDependency { var tracker: Tracker { get } }
            typealias DetailDependencies = LoggingDependency & TrackingDependency
            typealias DetailExternalDependencies = LoggingDependency
            struct SplicedDetailDependencies<ExternalDependencies: DetailExternalDependencies>: DetailDependencies {
                private let externalDependencies: ExternalDependencies
                let tracker: Tracker
                var logger: Logger { externalDependencies.logger }
            }
            struct Detail<ExternalDependencies: DetailExternalDependencies> {
                let dependencies: SplicedDetailDependencies<ExternalDependencies>
                func show() {
                    dependencies.logger.log("detail")
                    dependencies.tracker.track("detail")
                }
            }
            """))

    static let superfluousSplice = adjustable(
        .off, "only one type reads a spliced value",
        because:
            "A value for one type is simpler to pass as a parameter.",
        example: .composition(
            """
            protocol LoggingDependency { var logger: Logger { get } }
            protocol TrackingDependency { var tracker: Tracker { get } }
            typealias DetailDependencies = LoggingDependency & TrackingDependency
            typealias DetailExternalDependencies = LoggingDependency
            struct SplicedDetailDependencies<ExternalDependencies: DetailExternalDependencies>: DetailDependencies {
                private let externalDependencies: ExternalDependencies
                let tracker: Tracker
                var logger: Logger { externalDependencies.logger }
            }
            struct Detail<ExternalDependencies: DetailExternalDependencies> {
                let dependencies: SplicedDetailDependencies<ExternalDependencies>
                func show() {
                    dependencies.logger.log("detail")
                    dependencies.tracker.track("detail")
                }
            }
            """),
        remedy: "Pass the value as a parameter.",
        mended: .composition(
            """
            protocol LoggingDependency { var logger: Logger { get } }
            protocol TrackingDependency { var tracker: Tracker { get } }
            typealias DetailDependencies = LoggingDependency
            struct Detail<Dependencies: DetailDependencies> {
                let dependencies: Dependencies
                let tracker: Tracker
                func show() {
                    dependencies.logger.log("detail")
                    tracker.track("detail")
                }
            }
            """))

    static let dependencyTooHigh = adjustable(
        .off, "only one type reads a value of a container",
        because:
            "It lives as long as the container, although only one part of the app needs it.",
        example: .composition(
            """
            protocol LoggingDependency { var logger: Logger { get } }
            typealias DetailDependencies = LoggingDependency
            struct Detail<Dependencies: DetailDependencies> {
                let dependencies: Dependencies
                func show() { dependencies.logger.log("detail") }
            }
            final class AppDependencies: DetailDependencies {
                let logger = Logger()
            }
            """),
        remedy: "Make the value where the type is made.",
        mended: .composition(
            """
            protocol LoggingDependency { var logger: Logger { get } }
            struct Detail {
                let logger: Logger
                func show() { logger.log("detail") }
            }
            """))

    static let compositionCycle = adjustable(
        .error, "an alias contains itself",
        because:
            "The compiler can't resolve it, and names only one of the aliases.",
        example: .composition(
            """
            typealias DetailDependencies = ImageDependencies
            typealias ImageDependencies = DetailDependencies
            """),
        remedy: "Remove one of the members. The alias of a child never lists that of its parent.",
        mended: .composition(
            """
            protocol LoggingDependency { var logger: Logger { get } }
            typealias DetailDependencies = ImageDependencies
            typealias ImageDependencies = LoggingDependency
            """))

    static let invalidDirective = error(
        "a comment asks for code of composed dependencies that can't be generated",
        because:
            "`// arbor: spliced`, `// arbor: container` and `// arbor: test container` belong above an alias whose "
            + "protocols are all in the sources and require nothing but properties. `// arbor: dependencies` belongs above a "
            + "type that takes its own alias, and that alias must not be written too.",
        example: .composition(
            """
            protocol LoggingDependency { var logger: Logger { get } }
            // arbor: contianer
            typealias AppDependencies = LoggingDependency
            """),
        remedy: "Correct the words, or move the comment above the declaration that it is about.",
        mended: .composition(
            """
            protocol LoggingDependency { var logger: Logger { get } }
            // arbor: container
            typealias AppDependencies = LoggingDependency
            """))

    static let incompleteContainer = adjustable(
        .error, "a container lacks a required property",
        because:
            "The compiler names the protocol, and not the aliases through which it is required.",
        example: .composition(
            """
            protocol LoggingDependency { var logger: Logger { get } }
            protocol TrackingDependency { var tracker: Tracker { get } }
            typealias DetailDependencies = LoggingDependency & TrackingDependency
            final class AppDependencies: DetailDependencies {
                let logger = Logger()
            }
            """),
        remedy: "Declare the property.",
        mended: .composition(
            """
            protocol LoggingDependency { var logger: Logger { get } }
            protocol TrackingDependency { var tracker: Tracker { get } }
            typealias DetailDependencies = LoggingDependency & TrackingDependency
            final class AppDependencies: DetailDependencies {
                let logger = Logger()
                let tracker = Tracker()
            }
            """))
}
