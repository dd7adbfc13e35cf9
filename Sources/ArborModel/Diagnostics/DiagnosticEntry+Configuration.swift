/// Faults of the macro that configures a module.
extension DiagnosticEntry {
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
