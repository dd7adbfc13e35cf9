/// Faults of a program as a whole: which type its trees start from.
extension DiagnosticEntry {
    static let noRoot = adjustable(
        .error, "no type is a root",
        because:
            "Arbor wires the types below roots. Without a root, it generates nothing, and the app doesn't start.",
        example: .sources(
            """
            @Instantiable
            public struct App: Instantiable {
                public init(user: User) { self.user = user }
                @Received let user: User
            }
            \(user)
            """),
        remedy:
            "Add `isRoot: true` to the `@Instantiable` of the type that starts the app. If the root is in another "
            + "module, name its sources too. To check a library alone, pass `--ignore no-root`.",
        mended: wiredApp)

    static let inferredRoot = adjustable(
        .warning, "no type is declared as a root, and some types are not wired",
        because:
            "Without `isRoot: true`, a type that nobody makes and that receives nothing is taken as the root. If "
            + "other types are not below it, it may not be the root that was meant.",
        example: .sources(
            """
            @Instantiable
            public struct App: Instantiable {
                public init(user: User) { self.user = user }
                @Instantiated let user: User
            }
            \(user)
            \(help)
            """),
        remedy: "Add `isRoot: true` to the `@Instantiable` of the type that starts the app.",
        mended: .sources(
            """
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init(user: User, help: Help) {
                    self.user = user
                    self.help = help
                }
                @Instantiated let user: User
                @Instantiated let help: Help
            }
            \(user)
            \(help)
            """))

    static let missingAnnotation = error(
        "a type has annotated properties, but no annotation of its own",
        because:
            "Only an annotated type is part of the graph. Without it, what it makes isn't made by anyone. A program without "
            + "a root has this error for each such type. With a root, only the types that others ask for are looked at, and "
            + "their error is `missing-provider`.",
        example: .sources(
            """
            public struct App: Instantiable {
                public init(user: User) { self.user = user }
                @Instantiated let user: User
            }
            \(user)
            """),
        remedy:
            "Annotate the type with `@Instantiable`, or with `@Instantiable(isRoot: true)` if it starts the app.",
        mended: wiredApp)

    private static let wiredApp = Example.sources(
        """
        @Instantiable(isRoot: true)
        public struct App: Instantiable {
            public init(user: User) { self.user = user }
            @Instantiated let user: User
        }
        \(user)
        """)

    private static let user = """
        @Instantiable
        public struct User: Instantiable {
            public init() {}
        }
        """

    private static let help = """
        @Instantiable
        public struct Help: Instantiable {
            public init(user: User) { self.user = user }
            @Received let user: User
        }
        """
}
