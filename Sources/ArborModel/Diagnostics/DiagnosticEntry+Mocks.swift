/// Faults of what declarations say about their mocks.
extension DiagnosticEntry {
    static let conflictingMock = error(
        "the parts of a declaration that are about its mock exclude each other",
        because:
            "The generated code has one function `mock` for a type, which calls at most one function that is written by "
            + "hand. A declaration that is for tests only is in no production tree.",
        example: .sources(
            """
            @Instantiable(isRoot: true, generateMock: true)
            public struct App: Instantiable {
                public init() {}
                public static func mock() -> App { App() }
            }
            """),
        remedy: "Give the function another name, and name it with `customMockName`.",
        mended: .sources(
            """
            @Instantiable(isRoot: true, generateMock: true, customMockName: "plain")
            public struct App: Instantiable {
                public init() {}
                public static func plain() -> App { App() }
            }
            """))

    static let missingMock = error(
        "a declaration names a function for tests and declares none",
        because:
            "`mockOnly` and `customMockName` say that a static function of the declaration makes the type for tests.",
        example: .sources(
            """
            @Instantiable(isRoot: true, generateMock: true, customMockName: "plain")
            public struct App: Instantiable {
                public init() {}
            }
            """),
        remedy: "Declare the function in the same declaration, or remove the argument.",
        mended: .sources(
            """
            @Instantiable(isRoot: true, generateMock: true)
            public struct App: Instantiable {
                public init() {}
            }
            """))

    static let invalidMock = error(
        "a function for tests can't be called by the generated code",
        because:
            "It has to be visible, to return the type, and to take each dependency by its name. Its other parameters "
            + "need default values, because nothing provides them.",
        example: .sources(
            """
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init() {}
                public static func mock(count: Int) -> App { App() }
            }
            """),
        remedy: "Give the parameter a default value.",
        mended: .sources(
            """
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init() {}
                public static func mock(count: Int = 0) -> App { App() }
            }
            """))
}
