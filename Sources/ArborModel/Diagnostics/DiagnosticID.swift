/// The stable names of all faults; each is printed in brackets behind its message.
public enum DiagnosticID: String, Sendable, CaseIterable {
    // Inputs.
    case noSuchPath = "no-such-path"
    case unreadableFile = "unreadable-file"
    case notUTF8 = "not-utf8"
    case noSwiftFiles = "no-swift-files"
    case emptyList = "empty-list"
    case unreadableSummary = "unreadable-summary"
    case unwritableOutput = "unwritable-output"

    // One declaration alone.
    case brokenDeclaration = "broken-declaration"
    case unsupportedDeclaration = "unsupported-declaration"
    case invalidArgument = "invalid-argument"
    case invalidDependency = "invalid-dependency"
    case noInitializer = "no-initializer"
    case noInstantiate = "no-instantiate"

    // The graph.
    case missingProvider = "missing-provider"
    case duplicateProvider = "duplicate-provider"
    case unmetDependency = "unmet-dependency"
    case forwardedIntoConstant = "forwarded-into-constant"
    case forwardedIntoRoot = "forwarded-into-root"
    case erasedValues = "erased-values"
    case dependencyCycle = "dependency-cycle"
}
