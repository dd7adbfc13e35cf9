extension Slip {
    /// Slips in roots, and in types that are roots by mistake.
    static let roots = [
        Slip(
            name: "a second root in the first one's tree",
            files: [
                "App.swift": """
                import Arbor

                @Instantiable(isRoot: true)
                public struct App: Instantiable {
                    public init(log: Log, screens: Instantiator<Screen>) {
                        self.log = log
                        self.screens = screens
                    }
                    @Instantiated let log: Log
                    @Instantiated let screens: Instantiator<Screen>
                }

                @Instantiable
                public final class Log: Instantiable {
                    public init() {}
                }

                @Instantiable(isRoot: true)
                public struct Screen: Instantiable {
                    public init(title: String, log: Log) {
                        self.title = title
                        self.log = log
                    }
                    @Forwarded let title: String
                    @Received let log: Log
                }

                """
            ],
            report: [
                "App.swift:19:15: error: Screen is a root, but it is also in the tree of App, which provides values that it receives [unmet-dependency]",
                "App.swift:19:15: note: App and the types below it provide 'log: Log'",
                "App.swift:19:15: note: help: remove 'isRoot: true'",
            ]),
        Slip(
            name: "a second root in the first one's tree that receives nothing",
            files: [
                "App.swift": """
                import Arbor

                @Instantiable(isRoot: true)
                public struct App: Instantiable {
                    public init(log: Log, screens: Instantiator<Screen>) {
                        self.log = log
                        self.screens = screens
                    }
                    @Instantiated let log: Log
                    @Instantiated let screens: Instantiator<Screen>
                }

                @Instantiable
                public final class Log: Instantiable {
                    public init() {}
                }

                @Instantiable(isRoot: true)
                public struct Screen: Instantiable {
                    public init(title: String) {
                        self.title = title
                    }
                    @Forwarded let title: String
                }

                """
            ],
            report: [
                "App.swift:23:20: error: Screen is a root, so no caller can give it the forwarded value 'title: String' [forwarded-into-root]",
                "App.swift:23:20: note: help: remove 'isRoot: true': Screen is in the tree of App",
            ]),
        Slip(
            name: "a root makes what the standard library declares",
            files: [
                "App.swift": """
                import Arbor

                @Instantiable(isRoot: true)
                public struct App: Instantiable {
                    public init(name: String) {}
                    @Instantiated let name: String
                }

                """
            ],
            report: [
                "App.swift:6:23: error: App instantiates 'name: String', but no @Instantiable type makes 'String' [missing-provider]",
                "App.swift:6:23: note: help: take it from a type of your own that holds it; or, if one 'String' serves everywhere, annotate an extension of 'String' with @Instantiable",
            ]),
        Slip(
            name: "a parameter without a default value in a root",
            files: [
                "App.swift": """
                import Arbor

                @Instantiable(isRoot: true)
                public struct App: Instantiable {
                    public init(retry: Retry, limit: Int) {
                        self.retry = retry
                        self.limit = limit
                    }
                    @Instantiated let retry: Retry
                    let limit: Int
                }

                @Instantiable
                public struct Retry: Instantiable {
                    public init() {}
                }

                """
            ],
            report: [
                "App.swift:10:9: error: Arbor can't make App: its initializer takes 'limit', but that property has no annotation [no-initializer]",
                "App.swift:10:9: note: help: give it a default value in the initializer, or annotate a type that makes 'Int': no type is above a root, and no type makes it",
            ]),
    ]
}
