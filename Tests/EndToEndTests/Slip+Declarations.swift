extension Slip {
    private static func page(_ name: String, _ page: String, _ report: [String], fixed: String? = nil) -> Slip
    {
        Slip(
            name: name, files: ["App.swift": app, "Page.swift": page], report: report,
            fixed: fixed.map { ["Page.swift": $0] })
    }

    private static let app = """
        import Arbor
        @Instantiable(isRoot: true)
        public struct App: Instantiable {
            public init(page: Page, log: Log) {
                self.page = page
                self.log = log
            }
            @Instantiated let page: Page
            @Instantiated let log: Log
        }
        @Instantiable
        public struct Log: Instantiable { public init() {} }

        """

    static let mocks = [
        page(
            "a custom mock's name that no function has",
            """
            @Instantiable(generateMock: true, customMockName: "plainMok")
            public struct Page: Instantiable {
                public init(size: Int = 100) {}
                public static func plainMock() -> Page { Page(size: 1) }
            }

            """,
            [
                "Page.swift:1:35: error: Page declares no 'static func plainMok' [missing-mock]",
                "Page.swift:1:35: note: help: declare 'public static func plainMok() -> Page'; if the function has another name, write that name here",
            ]),
        page(
            "a custom mock that is called as the generated one is not deleted",
            """
            @Instantiable(generateMock: true, customMockName: "plain")
            public struct Page: Instantiable {
                public init(size: Int = 100) {}
                public static func mock() -> Page { Page(size: 1) }
            }

            """,
            [
                "Page.swift:4:19: error: Page declares no 'static func plain', but 'mock', which the generated code declares too [missing-mock]",
                "Page.swift:4:19: note: help: rename 'mock' to 'plain': the generated 'mock' calls it",
            ],
            fixed: """
                @Instantiable(generateMock: true, customMockName: "plain")
                public struct Page: Instantiable {
                    public init(size: Int = 100) {}
                    public static func plain() -> Page { Page(size: 1) }
                }

                """),
        page(
            "a hand-written mock beside the custom one is not deleted",
            """
            @Instantiable(generateMock: true, customMockName: "plain")
            public struct Page: Instantiable {
                public init(size: Int = 100) {}
                public static func plain() -> Page { Page(size: 1) }
                public static func mock() -> Page { Page(size: 2) }
            }

            """,
            [
                "Page.swift:5:19: error: Page declares 'mock', and so does the generated code [conflicting-mock]",
                "Page.swift:5:19: note: help: remove it: 'plain' makes the type for tests",
            ]),
        page(
            "a custom mock that is not static",
            """
            @Instantiable(generateMock: true, customMockName: "plain")
            public struct Page: Instantiable {
                public init() {}
                public func plain() -> Page { Page() }
            }

            """,
            [
                "Page.swift:4:12: error: 'plain' is not static, so the generated code can't call it without a Page [missing-mock]",
                "Page.swift:4:12: note: help: declare 'static func plain'",
            ]),
        page(
            "a misspelt parameter of a mock",
            """
            @Instantiable(generateMock: true, customMockName: "plain")
            public struct Page: Instantiable {
                public init(log: Log) { self.log = log }
                @Received let log: Log
                public static func plain(lgo: Log) -> Page { Page(log: lgo) }
            }

            """,
            [
                "Page.swift:5:30: error: 'plain' takes 'lgo', but the property is named 'log' [invalid-mock]",
                "Page.swift:5:30: note: help: rename the parameter to 'log'",
            ]),
        page(
            "attributes of a mock without their sign",
            """
            @Instantiable(generateMock: true, mockAttributes: "MainActor")
            public struct Page: Instantiable { public init() {} }

            """,
            [
                "Page.swift:1:51: error: 'mockAttributes' expects attributes, found 'MainActor' [invalid-argument]",
                "Page.swift:1:51: note: help: write '\"@MainActor\"'",
            ],
            fixed: """
                @Instantiable(generateMock: true, mockAttributes: "@MainActor")
                public struct Page: Instantiable { public init() {} }

                """),
        page(
            "a condition that ends with an operator",
            """
            #SafeDIConfiguration(mockConditionalCompilation: "DEBUG &&")
            @Instantiable public struct Page: Instantiable { public init() {} }

            """,
            [
                "Page.swift:1:50: error: 'mockConditionalCompilation' expects the condition of an '#if' as a string, or 'nil', found '\"DEBUG &&\"' [invalid-argument]",
                "Page.swift:1:50: note: help: write it like \"DEBUG\", or 'nil' for mocks in every build",
            ]),
    ]

    static let declarations = [
        Slip(
            name: "a type that makes another one later has the name that other tools give it",
            files: [
                "App.swift": """
                import Arbor
                @Instantiable(isRoot: true) struct App: Instantiable {
                    @Instantiated let pages: ForwardingInstantiator<Int, Page>
                    init(pages: ForwardingInstantiator<Int, Page>) { self.pages = pages }
                }
                @Instantiable struct Page: Instantiable {
                    @Forwarded let number: Int
                    init(number: Int) { self.number = number }
                }
                """
            ],
            report: [
                "App.swift:3:23: error: App instantiates 'pages: ForwardingInstantiator<Int, Page>', but no @Instantiable type makes 'ForwardingInstantiator<Int, Page>' [missing-provider]",
                "App.swift:3:23: note: help: write 'Instantiator<Page>', also in the initializer: it makes the value when it is asked to",
            ]),
        page(
            "a property was removed, and its parameter was not",
            """
            @Instantiable
            public struct Page: Instantiable {
                public init(log: Log, name: String) {
                    self.log = log
                    self.name = name
                }
                @Received let log: Log
            }

            """,
            [
                "Page.swift:3:12: error: Arbor can't make Page: its initializer takes 'name', but no annotated property has this name [no-initializer]",
                "Page.swift:3:12: note: help: declare 'public init(log: Log)', or give 'name' a default value; if the property is gone, remove it from the initializer too",
            ]),
        page(
            "a value that is received only if available isn't optional, and may always be provided",
            """
            @Instantiable
            public struct Page: Instantiable {
                public init(log: Log) { self.log = log }
                @Received(onlyIfAvailable: true) let log: Log
            }

            """,
            [
                "Page.swift:4:5: error: 'onlyIfAvailable' requires an optional type, found 'Log' [invalid-dependency]",
                "Page.swift:4:5: note: help: write 'Log?', also for the parameter of the initializer; or remove 'onlyIfAvailable: true' if a type above always provides the value",
            ]),
        page(
            "the parentheses of an optional existential are missing in the initializer too",
            """
            public protocol Clock {}
            @Instantiable
            public struct Page: Instantiable {
                public init(clock: any Clock?) { self.clock = clock }
                @Received(onlyIfAvailable: true) let clock: any Clock?
            }

            """,
            [
                "Page.swift:5:49: error: an optional of 'any Clock' needs parentheses [invalid-dependency]",
                "Page.swift:5:49: note: help: write '(any Clock)?', also in the initializer",
            ],
            fixed: """
                public protocol Clock {}
                @Instantiable
                public struct Page: Instantiable {
                    public init(clock: (any Clock)?) { self.clock = clock }
                    @Received(onlyIfAvailable: true) let clock: (any Clock)?
                }

                """),
        page(
            "a protocol is annotated beside its implementation",
            """
            @Instantiable
            public protocol Clock {}
            @Instantiable(fulfillingAdditionalTypes: [Clock.self])
            public struct WallClock: Clock, Instantiable { public init() {} }
            @Instantiable
            public struct Page: Instantiable {
                public init(clock: any Clock) { self.clock = clock }
                @Instantiated let clock: any Clock
            }

            """,
            [
                "Page.swift:2:17: error: '@Instantiable' can only be attached to a class, struct, actor or extension, but 'Clock' is a protocol [unsupported-declaration]",
                "Page.swift:2:17: note: help: remove '@Instantiable' here: WallClock provides 'Clock'",
            ]),
        page(
            "a misspelt argument of a protocol that asks for a double",
            """
            @Instantiable(generatDouble: true)
            public protocol Clock {}
            @Instantiable
            public struct Page: Instantiable { public init() {} }

            """,
            [
                "Page.swift:1:15: error: @Instantiable has no argument 'generatDouble' [invalid-argument]",
                "Page.swift:1:15: note: help: write 'generateDouble'",
            ],
            fixed: """
                @Instantiable(generateDouble: true)
                public protocol Clock {}
                @Instantiable
                public struct Page: Instantiable { public init() {} }

                """),
        Slip(
            name: "the name of an extended type",
            files: [
                "App.swift": """
                import Arbor

                @Instantiable(isRoot: true)
                public struct App: Instantiable {
                    public init(logger: Logger) { self.logger = logger }
                    @Instantiated let logger: Logger
                }

                public struct Logger {}

                @Instantiable
                extension Loger: Instantiable {
                    public static func instantiate() -> Logger { Logger() }
                }

                """
            ],
            report: [
                "App.swift:13:19: error: 'instantiate' can't make Loger: it returns 'Logger' [no-instantiate]",
                "App.swift:13:19: note: help: write 'Loger' or 'Logger' in both places",
            ]),
        Slip(
            name: "the protocol of an instantiable type",
            files: [
                "App.swift": """
                import Arbor

                @Instantiable(isRoot: true)
                public struct App: Sendable, Instanable {
                    public init() {}
                }

                """
            ],
            report: [
                "App.swift:4:15: error: 'App' doesn't conform to 'Instantiable' [missing-conformance]",
                "App.swift:4:15: note: help: write 'Instantiable' instead of 'Instanable'",
            ],
            fixed: [
                "App.swift": """
                import Arbor

                @Instantiable(isRoot: true)
                public struct App: Sendable, Instantiable {
                    public init() {}
                }

                """
            ]),
    ]
}
