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

    static let invalidDouble = error(
        "a protocol asks for a double that no class can be",
        because:
            "The double implements every requirement by a closure that a test sets. Requirements that Arbor hasn't read, "
            + "subscripts, associated types and what is inside '#if' can't be implemented that way.",
        example: .sources(
            """
            public protocol Named { var name: String { get } }

            @Instantiable(generateDouble: true)
            public protocol Clock: Named { var hour: Int { get } }

            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init() {}
            }
            """),
        remedy: "Annotate the inherited protocol too, or write the double by hand.",
        mended: .sources(
            """
            @Instantiable(generateDouble: true)
            public protocol Named { var name: String { get } }

            @Instantiable(generateDouble: true)
            public protocol Clock: Named { var hour: Int { get } }

            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init() {}
            }
            """))
}
