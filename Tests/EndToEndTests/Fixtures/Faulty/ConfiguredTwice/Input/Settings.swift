import SafeDI

private let modules: [StaticString] = []

#SafeDIConfiguration(
    additionalImportedModules: modules, // Computed, and not read.
    additionalDirectoriesToInclude: ["A" + "B"],
    additionalDirectories: [])

enum Inner {
    // Read in no type, so this is none too many.
    #SafeDIConfiguration()
}
