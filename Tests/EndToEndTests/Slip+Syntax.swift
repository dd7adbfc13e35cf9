extension Slip {
    private static let app = """
        import Arbor
        @Instantiable(isRoot: true)
        public struct App: Instantiable {
            public init(log: Log) { self.log = log }
            @Instantiated let log: Log
        }

        """

    private static func log(_ name: String, _ text: String, _ report: [String], fixed: String? = nil) -> Slip
    {
        Slip(
            name: name, files: ["App.swift": app, "Log.swift": text], report: report,
            fixed: fixed.map { ["Log.swift": $0] })
    }

    static let syntax = [
        log(
            "a condition that is never closed doesn't leave gaps elsewhere",
            """
            #if DEBUG
            @Instantiable
            public struct Log: Instantiable {
                public init() {}
            }

            """,
            [
                "Log.swift:1:1: error: '#if' is never closed [broken-declaration]",
                "Log.swift:1:1: note: help: add '#endif' where the condition ends",
            ]),
        log(
            "the brace of a type is missing",
            """
            @Instantiable
            public struct Log: Instantiable
                public init(level: Int = 0) {
                    self.level = level
                }
                let level: Int
            }

            """,
            [
                "Log.swift:2:8: error: expected a declaration, found 'struct Log: Instantiable' [broken-declaration]",
                "Log.swift:2:8: note: help: add '{' after 'struct Log: Instantiable'",
            ]),
        log(
            "the brace of an initializer is missing",
            """
            @Instantiable
            public struct Log: Instantiable {
                public init(level: Int = 0)
                    self.level = level
                }
                let level: Int
            }

            """,
            [
                "Log.swift:4:9: error: expected a declaration, found 'self.level = level' [broken-declaration]",
                "Log.swift:4:9: note: help: correct the syntax here: in a file with @Instantiable types, Arbor must read all declarations",
            ]),
        log(
            "a misspelt keyword hides a type",
            """
            @Instantiable
            public strct Log: Instantiable {
                public init() {}
            }

            """,
            [
                "Log.swift:2:8: error: expected a keyword such as 'let' before 'strct Log: Instantiable {' [broken-declaration]",
                "Log.swift:2:8: note: help: write 'struct' instead of 'strct'",
            ],
            fixed: """
                @Instantiable
                public struct Log: Instantiable {
                    public init() {}
                }

                """),
        log(
            "two keywords without a space between them",
            """
            @Instantiable
            public finalclass Log: Instantiable {
                public init() {}
                privatelet level: Int = 0
            }

            """,
            [
                "Log.swift:2:8: error: expected a keyword such as 'let' before 'finalclass Log: Instantiable {' [broken-declaration]",
                "Log.swift:2:8: note: help: write 'final class' instead of 'finalclass'",
            ],
            fixed: """
                @Instantiable
                public final class Log: Instantiable {
                    public init() {}
                    private let level: Int = 0
                }

                """),
        log(
            "a misspelt access level",
            """
            @Instantiable
            public struct Log: Instantiable {
                public init() {}
                privat let level: Int = 0
            }

            """,
            [
                "Log.swift:4:5: error: expected a declaration, found 'privat let level: Int = 0' [broken-declaration]",
                "Log.swift:4:5: note: help: write 'private' instead of 'privat'",
            ],
            fixed: """
                @Instantiable
                public struct Log: Instantiable {
                    public init() {}
                    private let level: Int = 0
                }

                """),
        log(
            "the line of a type was deleted",
            """
            @Instantiable
                public init() {}
            }

            """,
            [
                "Log.swift:3:1: error: expected a declaration, found '}' [broken-declaration]",
                "Log.swift:3:1: note: help: remove it, or the '}' that closes too early",
            ]),
        log(
            "a brace too many before the dependencies",
            """
            @Instantiable
            public struct Log: Instantiable {
                public init(store: Store) { self.store = store }
            }
                @Instantiated let store: Store
            }
            @Instantiable public struct Store: Instantiable { public init() {} }

            """,
            [
                "Log.swift:6:1: error: expected a declaration, found '}' [broken-declaration]",
                "Log.swift:4:1: note: Log is closed here",
                "Log.swift:6:1: note: help: remove it, or the '}' that closes too early",
            ]),
        log(
            "a brace too many behind the last annotated type",
            """
            @Instantiable
            public struct Log: Instantiable {
                public init() {}
            }
            }

            """,
            [
                "Log.swift:5:1: error: expected a declaration, found '}' [broken-declaration]",
                "Log.swift:4:1: note: Log is closed here",
                "Log.swift:5:1: note: help: remove it, or the '}' that closes too early",
            ]),
        log(
            "a brace too many, with the last dependency behind it",
            """
            @Instantiable
            public struct Log: Instantiable {
                public init() {}
            }
                @Received let store: Store
            }

            """,
            [
                "Log.swift:6:1: error: expected a declaration, found '}' [broken-declaration]",
                "Log.swift:4:1: note: Log is closed here",
                "Log.swift:6:1: note: help: remove it, or the '}' that closes too early",
            ]),
        log(
            "the colon of a parameter is missing in front of 'any'",
            """
            public protocol Clock {}
            @Instantiable
            public struct Log: Instantiable {
                public init(clock any Clock) { self.clock = clock }
                @Instantiated(fulfilledByType: "WallClock") let clock: any Clock
            }
            @Instantiable
            public struct WallClock: Clock, Instantiable { public init() {} }

            """,
            [
                "Log.swift:4:22: error: expected ':' between 'clock' and 'any' [broken-declaration]",
                "Log.swift:4:22: note: help: write 'clock: any'",
            ],
            fixed: """
                public protocol Clock {}
                @Instantiable
                public struct Log: Instantiable {
                    public init(clock: any Clock) { self.clock = clock }
                    @Instantiated(fulfilledByType: "WallClock") let clock: any Clock
                }
                @Instantiable
                public struct WallClock: Clock, Instantiable { public init() {} }

                """),
        log(
            "a point in place of a comma",
            """
            @Instantiable
            public struct Log: Instantiable {
                public init(store: Store. queue: Queue) {}
                @Instantiated let store: Store
                @Instantiated let queue: Queue
            }
            @Instantiable public struct Store: Instantiable { public init() {} }
            @Instantiable public struct Queue: Instantiable { public init() {} }

            """,
            [
                "Log.swift:3:36: error: expected a declaration, found ': Queue' [broken-declaration]",
                "Log.swift:3:36: note: help: correct the syntax here: in a file with @Instantiable types, Arbor must read all declarations",
            ]),
    ]
}
