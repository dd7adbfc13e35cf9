/// Faults of arguments and macros that come from SafeDI 2.0.
extension DiagnosticEntry {
    static let ignoredArgument = adjustable(
        .warning, "an argument of SafeDI 2.0 has no effect",
        because:
            "These arguments control the mocks that SafeDI 2.0 generates. Arbor generates no mocks. It "
            + "accepts the arguments so that the sources compile, and leaves `mockOnly` declarations out of "
            + "the graph.",
        example: .sources(
            """
            @Instantiable(isRoot: true, generateMock: true)
            public struct App: Instantiable {
                public init() {}
            }
            """),
        remedy:
            "Remove the argument. In tests, call the initializer instead of `mock()`. If the code must also build with "
            + "SafeDI 2.0, keep the argument and pass `--ignore ignored-argument`.",
        mended: .sources(
            """
            @Instantiable(isRoot: true)
            public struct App: Instantiable {
                public init() {}
            }
            """))

    static let repeatedConfiguration = error(
        "a module has more than one `#SafeDIConfiguration`",
        because:
            "If they differ, the result would depend on which one is read first.",
        example: .sources(
            """
            #SafeDIConfiguration(additionalImportedModules: ["Analytics"])
            #SafeDIConfiguration(additionalImportedModules: ["Logging"])
            """),
        remedy: "Merge them into one `#SafeDIConfiguration`.",
        mended: .sources(
            """
            #SafeDIConfiguration(additionalImportedModules: ["Analytics", "Logging"])
            """))
}
