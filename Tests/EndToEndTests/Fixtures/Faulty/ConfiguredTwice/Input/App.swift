import SafeDI

#SafeDIConfiguration(additionalImportedModules: ["Analytics"])

@Instantiable(isRoot: true)
public struct App: Instantiable {
    public init() {}
}
