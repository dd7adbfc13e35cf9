import SafeDI

#SafeDIConfiguration(
    /// A module that no file imports.
    additionalImportedModules: ["SwiftUI"],
    additionalDirectoriesToInclude: [],
    additionalMocksToGenerate: [],
    mockConditionalCompilation: "DEBUG"
)
