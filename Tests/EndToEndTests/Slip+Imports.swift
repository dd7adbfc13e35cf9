extension Slip {
    static let imports = [
        Slip(
            name: "a misspelt import is the cause of all that its file doesn't know",
            files: shop(importing: "Comon"),
            report: [
                "Sources/App/App.swift:7:23: error: App instantiates 'logger: any Logger', but no @Instantiable type makes 'Logger' [missing-provider]",
                "Sources/App/App.swift:8:23: note: the import is needed here too",
                "Sources/App/Page.swift:6:19: note: the import is needed here too",
                "Sources/Common/Common.swift:6:20: note: ConsoleLogger provides 'Logger' of Common",
                "Sources/App/App.swift:7:23: note: help: write 'import Common' instead of 'import Comon'",
            ], options: modules),
        Slip(
            name: "the files of a module belong to none",
            files: shop(importing: "Common"),
            report: [
                "Sources/App/App.swift:7:23: error: App instantiates 'logger: any Logger', but no @Instantiable type makes 'Logger' [missing-provider]",
                "Sources/App/App.swift:8:23: note: the module is needed here too",
                "Sources/Common/Common.swift:6:20: note: ConsoleLogger is declared here, in no module",
                "Sources/App/App.swift:7:23: note: help: add a target for 'Sources/Common' to the project's manifest, or pass '--module Common=Sources/Common'",
            ], options: ["--module", "App=Sources/App"]),
        Slip(
            name: "a component's module is in files that belong to none",
            files: coffee,
            report: [
                "Sources/App/App.swift:4:22: error: 'NetModule' is not a module [unknown-module]",
                "Sources/Net/Net.swift:3:21: note: 'NetModule' is declared here, in no module",
                "Sources/App/App.swift:4:22: note: help: add a target for 'Sources/Net' to the project's manifest, or pass '--module Net=Sources/Net'",
            ], options: ["--module", "App=Sources/App"]),
        Slip(
            name: "a component's module is in a library that wasn't read",
            files: coffee.filter { !$0.key.contains("Net") },
            report: [
                "Sources/App/App.swift:4:22: error: 'NetModule' is not a module [unknown-module]",
                "Sources/App/App.swift:4:22: note: the file imports Net, and Arbor read no source of it",
                "Sources/App/App.swift:4:22: note: help: if Net declares it, give Arbor its sources or summary; if it is an enum of providers, annotate it with @Module; if it is annotated, add 'import Blade' to its file; if one of its initializers is a provider, list it in the 'provides' of a module",
            ], options: ["--module", "App=Sources/App"]),
        Slip(
            name: "a file with a component was copied",
            files: [
                "Sources/App.swift": kitchen, "Sources/App copy.swift": kitchen,
            ],
            report: [
                "Sources/App.swift:4:10: error: 'Kitchen' and 1 more are declared twice [duplicate-component]",
                "Sources/App copy.swift:4:10: note: another declaration is here",
                "Sources/App.swift:4:10: note: help: remove one of the two files",
            ]),
        Slip(
            name: "a provider was copied",
            files: [
                "Sources/App.swift": kitchen.replacing(
                    "{ 1 }\n", with: "{ 1 }\n    @Provider static func heat() -> Int { 2 }\n")
            ],
            report: [
                "Sources/App.swift:10:22: error: Kitchen has two providers of 'Int' [duplicate-binding]",
                "Sources/App.swift:9:22: note: the first is here",
                "Sources/App.swift:10:22: note: help: remove one of them, or give functions different names: '@Provider(named: \"…\")'",
            ]),
        Slip(
            name: "a module that is written in front of a name wasn't read",
            files: [
                "Sources/Common/Common.swift": """
                import Arbor

                @Instantiable
                public struct Session: Instantiable { public init() {} }
                """,
                "Sources/App/App.swift": """
                import Arbor
                import Common
                import Login

                @Instantiable(isRoot: true)
                public final class App: Instantiable {
                    @Instantiated let session: Login.Session
                    @Instantiated let other: Common.Session
                    public init(session: Login.Session, other: Common.Session) {
                        (self.session, self.other) = (session, other)
                    }
                }
                """,
            ],
            report: [
                "Sources/App/App.swift:7:23: error: App instantiates 'session: Session', but no @Instantiable type makes 'Session' [missing-provider]",
                "Sources/App/App.swift:7:23: note: none of the sources that Arbor read declares 'Login.Session'",
                "Sources/App/App.swift:7:23: note: the file imports Login, and Arbor read no source of it",
                "Sources/App/App.swift:7:23: note: help: if Login declares 'Login.Session', give Arbor its sources or summary; otherwise, remove 'Login.'",
            ], options: modules),
        Slip(
            name: "a module's name that one of its types hides",
            files: [
                "Sources/Common/Common.swift": """
                import Arbor

                @Instantiable
                public final class Common: Instantiable { public init() {} }

                @Instantiable
                public struct Session: Instantiable { public init() {} }
                """,
                "Sources/App/App.swift": """
                import Arbor
                import Common

                @Instantiable(isRoot: true)
                public final class App: Instantiable {
                    @Instantiated let session: Common.Session
                    public init(session: Common.Session) { self.session = session }
                }
                """,
            ],
            report: [
                "Sources/App/App.swift:6:23: error: App instantiates 'session: Common.Session', but no @Instantiable type makes 'Common.Session' [missing-provider]",
                "Sources/App/App.swift:6:23: note: help: 'Common' is a type of the module 'Common', so this is looked for in the type: write 'Session', or 'Common::Session' from Swift 6.3 on",
            ], options: modules),
        Slip(
            name: "an import without a name",
            files: shop(importing: ""),
            report: [
                "Sources/App/App.swift:2:1: error: this 'import' names no module [broken-declaration]",
                "Sources/App/App.swift:2:1: note: help: write the name of a module after 'import'",
            ], options: modules),
        Slip(
            name: "a type of a module below has the value, and can't make the consumer",
            files: [
                "Sources/Common/Common.swift": """
                import Arbor

                public struct User {}

                @Instantiable
                public final class Profile: Instantiable {
                    @Forwarded let user: User
                    public init(user: User) { self.user = user }
                }
                """,
                "Sources/App/App.swift": """
                import Arbor
                import Common

                @Instantiable(isRoot: true)
                public final class App: Instantiable {
                    @Instantiated let settings: Settings
                    @Instantiated let profiles: Instantiator<Profile>
                    public init(settings: Settings, profiles: Instantiator<Profile>) {
                        (self.settings, self.profiles) = (settings, profiles)
                    }
                }

                @Instantiable
                public final class Settings: Instantiable {
                    @Received let user: User
                    public init(user: User) { self.user = user }
                }
                """,
            ],
            report: [
                "Sources/App/App.swift:15:19: error: Settings receives 'user: User', but no type above it provides that [unmet-dependency]",
                "Sources/App/App.swift:5:20: note: App is the root",
                "Sources/App/App.swift:6:23: note: App instantiates 'settings: Settings'",
                "Sources/Common/Common.swift:7:20: note: Profile provides 'user: User', but it is not above Settings",
                "Sources/App/App.swift:15:19: note: help: let a type above Settings have 'user: User', or let Settings work without it: the module of Profile doesn't see Settings, so it can't be made there",
            ], options: modules),
        Slip(
            name: "a provided value's type may be of two modules",
            files: [
                "Sources/Common/Common.swift": """
                import Arbor

                public protocol Clock {}

                @Instantiable
                public final class Badge: Instantiable {
                    @Received let clock: any Clock
                    public init(clock: any Clock) { self.clock = clock }
                }
                """,
                "Sources/Net/Net.swift": "public protocol Clock {}\n",
                "Sources/App/App.swift": """
                import Arbor
                import Common
                import Net

                @Instantiable
                public final class StoppedClock: Common.Clock, Instantiable { public init() {} }

                @Instantiable(isRoot: true)
                public final class App: Instantiable {
                    @Instantiated(fulfilledByType: "StoppedClock") let clock: any Clock
                    @Instantiated let badge: Badge
                    public init(clock: any Clock, badge: Badge) { (self.clock, self.badge) = (clock, badge) }
                }
                """,
            ],
            report: [
                "Sources/Common/Common.swift:7:19: error: Badge receives 'clock: any Common.Clock', but no type above it provides that [unmet-dependency]",
                "Sources/App/App.swift:10:56: note: App provides 'clock: any Clock'",
                "Sources/Common/Common.swift:7:19: note: help: 'Clock' is ambiguous there, because Common and Net declare it: write 'clock: any Common.Clock' in App, also in the initializer",
            ], options: modules + ["Net=Sources/Net"]),
    ]

    private static let kitchen = """
        import Blade

        @Component(modules: [KitchenModule.self])
        protocol Kitchen {
            func heat() -> Int
        }

        @Module enum KitchenModule {
            @Provider static func heat() -> Int { 1 }
        }

        """

    private static let coffee = [
        "Sources/Net/Net.swift": """
        import Blade

        @Module public enum NetModule {
            @Provider public static func client() -> Int { 1 }
        }
        """,
        "Sources/App/App.swift": """
        import Blade
        import Net

        @Component(modules: [NetModule.self])
        protocol AppComponent {
            func client() -> Int
        }
        """,
    ]

    private static let modules = [
        "--module-name", "App", "--module", "App=Sources/App", "Common=Sources/Common",
    ]

    private static func shop(importing module: String) -> [String: String] {
        [
            "Sources/Common/Common.swift": """
            import Arbor

            public protocol Logger {}

            @Instantiable(fulfillingAdditionalTypes: [Logger.self])
            public final class ConsoleLogger: Instantiable, Logger {
                public init() {}
            }

            @Instantiable
            public final class Store: Instantiable {
                public init() {}
            }

            public struct User {}

            """,
            "Sources/App/App.swift": """
            import Arbor
            import \(module)
            import Foundation

            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                @Instantiated let logger: any Logger
                @Instantiated let store: Store
                @Instantiated let home: Instantiator<Home>
                public init(logger: any Logger, store: Store, home: Instantiator<Home>) {
                    self.logger = logger
                    self.store = store
                    self.home = home
                }
            }

            @Instantiable
            public struct Home: Instantiable {
                @Forwarded let user: User
                @Instantiated let page: Page
                public init(user: User, page: Page) {
                    self.user = user
                    self.page = page
                }
            }

            """,
            "Sources/App/Page.swift": """
            import Arbor
            import Common

            @Instantiable
            public struct Page: Instantiable {
                @Received let user: User
                public init(user: User) { self.user = user }
            }

            """,
        ]
    }
}
