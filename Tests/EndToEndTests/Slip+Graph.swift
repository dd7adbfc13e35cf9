extension Slip {
    static let graph = [
        Slip(
            name: "a type receives what only the types below it have",
            files: [
                "App.swift": """
                import Arbor
                @Instantiable(isRoot: true) struct App: Instantiable {
                    @Instantiated let list: List
                    init(list: List) { self.list = list }
                }
                @Instantiable struct List: Instantiable {
                    @Received let recipe: Recipe
                    @Instantiated let details: Instantiator<Detail>
                    init(recipe: Recipe, details: Instantiator<Detail>) { (self.recipe, self.details) = (recipe, details) }
                }
                @Instantiable struct Detail: Instantiable {
                    @Forwarded let recipe: Recipe
                    init(recipe: Recipe) { self.recipe = recipe }
                }
                struct Recipe {}
                """
            ],
            report: [
                "App.swift:7:19: error: List receives 'recipe: Recipe', but no type above it provides that [unmet-dependency]",
                "App.swift:2:36: note: App is the root",
                "App.swift:3:23: note: App instantiates 'list: List'",
                "App.swift:12:20: note: Detail provides 'recipe: Recipe', but it is below List",
                "App.swift:7:19: note: help: let a type above List have 'recipe: Recipe', or let List work without it: only List leads to Detail",
            ]),
        Slip(
            name: "a type receives its maker, which takes values from callers",
            files: [
                "App.swift": """
                import Arbor
                @Instantiable(isRoot: true) struct App: Instantiable {
                    @Instantiated let details: Instantiator<Detail>
                    init(details: Instantiator<Detail>) { self.details = details }
                }
                @Instantiable struct Detail: Instantiable {
                    @Forwarded let recipe: Int
                    @Instantiated let exporter: Exporter
                    init(recipe: Int, exporter: Exporter) { (self.recipe, self.exporter) = (recipe, exporter) }
                }
                @Instantiable struct Exporter: Instantiable {
                    @Received let detail: Detail
                    init(detail: Detail) { self.detail = detail }
                }
                """
            ],
            report: [
                "App.swift:12:19: error: Exporter receives 'detail: Detail', but no type above it provides that [unmet-dependency]",
                "App.swift:2:36: note: App is the root",
                "App.swift:3:23: note: App instantiates 'details: Instantiator<Detail>'",
                "App.swift:8:23: note: Detail instantiates 'exporter: Exporter'",
                "App.swift:12:19: note: help: Detail makes Exporter, so it isn't ready when Exporter is made: let Detail instantiate another type with what Exporter needs of it, and receive that type instead; or declare it as @Forwarded, and let Detail make Exporter by an Instantiator",
            ]),
        Slip(
            name: "an alias names a value that has its own name",
            files: [
                "App.swift": """
                import Arbor

                @Instantiable(isRoot: true)
                public struct App: Instantiable {
                    public init(logger: Log, home: Home) {
                        self.logger = logger
                        self.home = home
                    }
                    @Instantiated let logger: Log
                    @Instantiated let home: Home
                }

                @Instantiable
                public final class Log: Instantiable {
                    public init() {}
                }

                """,
                "Home.swift": """
                import Arbor

                @Instantiable
                public struct Home: Instantiable {
                    public init(logger: Log) { self.logger = logger }
                    @Received(fulfilledByDependencyNamed: "loger", ofType: Log.self) let logger: Log
                }

                """,
            ],
            report: [
                "Home.swift:6:60: error: Home receives 'loger: Log', but no type above it provides that [unmet-dependency]",
                "App.swift:9:23: note: App provides 'logger: Log'",
                "Home.swift:6:60: note: help: write '@Received'",
            ],
            fixed: [
                "Home.swift": """
                import Arbor

                @Instantiable
                public struct Home: Instantiable {
                    public init(logger: Log) { self.logger = logger }
                    @Received let logger: Log
                }

                """
            ]),
        Slip(
            name: "an alias of its own name lacks the type",
            files: [
                "App.swift": """
                import Arbor

                @Instantiable(isRoot: true)
                public struct App: Instantiable {
                    public init(logger: Log, home: Home) {
                        self.logger = logger
                        self.home = home
                    }
                    @Instantiated let logger: Log
                    @Instantiated let home: Home
                }

                @Instantiable
                public final class Log: Instantiable {
                    public init() {}
                }

                """,
                "Home.swift": """
                import Arbor

                @Instantiable
                public struct Home: Instantiable {
                    public init(logger: Log) { self.logger = logger }
                    @Received(fulfilledByDependencyNamed: "logger") let logger: Log
                }

                """,
            ],
            report: [
                "Home.swift:6:5: error: '@Received' has 'fulfilledByDependencyNamed' without 'ofType' [invalid-argument]",
                "Home.swift:6:5: note: help: write '@Received': App provides 'logger: Log'",
            ]),
        Slip(
            name: "an alias of itself",
            files: [
                "App.swift": """
                import Arbor

                @Instantiable(isRoot: true)
                public struct App: Instantiable {
                    public init(logger: Log, home: Home) {
                        self.logger = logger
                        self.home = home
                    }
                    @Instantiated let logger: Log
                    @Instantiated let home: Home
                }

                @Instantiable
                public final class Log: Instantiable {
                    public init() {}
                }

                """,
                "Home.swift": """
                import Arbor

                @Instantiable
                public struct Home: Instantiable {
                    public init(logger: Log) { self.logger = logger }
                    @Received(fulfilledByDependencyNamed: "logger", ofType: Log.self) let logger: Log
                }

                """,
            ],
            report: [
                "Home.swift:6:75: error: 'logger: Log' of Home depends on itself: logger -> logger [dependency-cycle]",
                "Home.swift:6:75: note: help: write '@Received': a property needs no alias of its own name and type",
            ],
            fixed: [
                "Home.swift": """
                import Arbor

                @Instantiable
                public struct Home: Instantiable {
                    public init(logger: Log) { self.logger = logger }
                    @Received let logger: Log
                }

                """
            ]),
        Slip(
            name: "a generic type is received that could be made",
            files: [
                "App.swift": """
                import Arbor

                @Instantiable(isRoot: true)
                public struct App: Instantiable {
                    public init(sessions: Instantiator<Session>) { self.sessions = sessions }
                    @Instantiated let sessions: Instantiator<Session>
                }

                @Instantiable
                public final class Session: Instantiable {
                    public init(images: Cache<Int>) { self.images = images }
                    @Received let images: Cache<Int>
                }

                @Instantiable
                public final class Cache<Value>: Instantiable {
                    public init() {}
                }

                """
            ],
            report: [
                "App.swift:12:19: error: Session receives 'images: Cache<Int>', but no type above it provides that [unmet-dependency]",
                "App.swift:4:15: note: App is the root",
                "App.swift:6:23: note: App instantiates 'sessions: Instantiator<Session>'",
                "App.swift:4:15: note: App is declared here",
                "App.swift:12:19: note: help: declare '@Instantiated let images: Cache<Int>' in App, and let its initializer take it",
            ]),
        Slip(
            name: "a listed type is misspelt",
            files: [
                "App.swift": """
                import Arbor

                @Instantiable(isRoot: true)
                public struct App: Instantiable {
                    public init(logger: any Logger) { self.logger = logger }
                    @Instantiated let logger: any Logger
                }

                @Instantiable(fulfillingAdditionalTypes: [Loger.self])
                public struct ConsoleLogger: Logger, Instantiable {
                    public init() {}
                }

                public protocol Logger {}

                """
            ],
            report: [
                "App.swift:6:23: error: App instantiates 'logger: any Logger', but no @Instantiable type makes 'Logger' [missing-provider]",
                "App.swift:10:15: note: ConsoleLogger conforms to 'Logger', but doesn't list it in 'fulfillingAdditionalTypes'",
                "App.swift:6:23: note: help: write 'Logger.self' instead of 'Loger.self' there",
            ]),
        Slip(
            name: "the consumer's own property of the same type isn't meant",
            files: [
                "App.swift": """
                import Arbor

                @Instantiable(isRoot: true)
                public struct App: Instantiable {
                    public init(screens: Instantiator<Screen>) { self.screens = screens }
                    @Instantiated let screens: Instantiator<Screen>
                }

                @Instantiable
                public struct Screen: Instantiable {
                    public init(title: String, theme: String) {
                        self.title = title
                        self.theme = theme
                    }
                    @Forwarded let title: String
                    @Received let theme: String
                }

                """
            ],
            report: [
                "App.swift:16:19: error: Screen receives 'theme: String', but no type above it provides that [unmet-dependency]",
                "App.swift:4:15: note: App is the root",
                "App.swift:6:23: note: App instantiates 'screens: Instantiator<Screen>'",
                "App.swift:16:19: note: no @Instantiable type makes 'String'",
                "App.swift:16:19: note: help: declare it as @Forwarded, and pass the value where App calls 'screens.instantiate'",
            ]),
        Slip(
            name: "a parameter without a default value in a type that a constant makes",
            files: [
                "App.swift": """
                import Arbor

                @Instantiable(isRoot: true)
                public struct App: Instantiable {
                    public init(retry: Retry) { self.retry = retry }
                    @Instantiated let retry: Retry
                }

                @Instantiable
                public struct Retry: Instantiable {
                    public init(limit: Int) { self.limit = limit }
                    let limit: Int
                }

                """
            ],
            report: [
                "App.swift:12:9: error: Arbor can't make Retry: its initializer takes 'limit', but that property has no annotation [no-initializer]",
                "App.swift:12:9: note: help: give it a default value in the initializer; or annotate it with '@Forwarded', so that the caller of an Instantiator gives it, and let App have the Instantiator: no type above provides it, and no type makes it",
            ]),
        Slip(
            name: "a type was moved to a module above",
            files: [
                "Package.swift": """
                // swift-tools-version: 6.0
                import PackageDescription
                let package = Package(name: "P", targets: [
                    .executableTarget(name: "App", dependencies: ["Login", "Network"]),
                    .target(name: "Login", dependencies: ["Network"]),
                    .target(name: "Network"),
                ])

                """,
                "Sources/App/App.swift": """
                import Arbor
                import Login
                import Network

                @Instantiable(isRoot: true)
                public struct App: Instantiable {
                    public init(client: Client) { self.client = client }
                    @Instantiated let client: Client
                }

                """,
                "Sources/Login/Retry.swift": """
                import Arbor
                import Network

                @Instantiable
                public struct Retry: Instantiable {
                    public init() {}
                }

                """,
                "Sources/Network/Client.swift": """
                import Arbor
                import Foundation

                @Instantiable
                public struct Client: Instantiable {
                    public init(retry: Retry) { self.retry = retry }
                    @Instantiated let retry: Retry
                }

                """,
            ],
            report: [
                "Sources/Network/Client.swift:7:23: error: Client instantiates 'retry: Retry', but no @Instantiable type makes 'Retry' [missing-provider]",
                "Sources/Login/Retry.swift:5:15: note: Login declares 'Retry' here",
                "Sources/Network/Client.swift:7:23: note: help: Login imports Network, so Network can't import Login: move 'Retry' to Network or to a module below both, or declare it there as a protocol",
            ]),
        Slip(
            name: "an array is made",
            files: [
                "App.swift": """
                import Arbor

                @Instantiable(isRoot: true)
                public struct App: Instantiable {
                    public init(screens: [Screen]) {}
                    @Instantiated let screens: [Screen]
                }

                @Instantiable
                public struct Screen: Instantiable { public init() {} }

                """
            ],
            report: [
                "App.swift:6:23: error: App instantiates 'screens: [Screen]', but no @Instantiable type makes '[Screen]' [missing-provider]",
                "App.swift:6:23: note: help: declare a type that takes the parts and builds '[Screen]', annotate it with @Instantiable, and take that type here",
            ]),
    ]
}
