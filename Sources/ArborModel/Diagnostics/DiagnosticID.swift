/// The stable names of all faults; each is printed in brackets behind its message. What there is to say of each
/// stands in the registry, which asks for an entry for each case.
public enum DiagnosticID: String, Sendable, CaseIterable {
    // Inputs.
    case noSuchPath = "no-such-path"
    case unreadableFile = "unreadable-file"
    case notUTF8 = "not-utf8"
    case noSwiftFiles = "no-swift-files"
    case emptyList = "empty-list"
    case unreadableSummary = "unreadable-summary"
    case unreadableBaseline = "unreadable-baseline"
    case unwritableOutput = "unwritable-output"

    // One declaration alone.
    case brokenDeclaration = "broken-declaration"
    case unsupportedDeclaration = "unsupported-declaration"
    case invalidArgument = "invalid-argument"
    case invalidDependency = "invalid-dependency"
    case noInitializer = "no-initializer"
    case rootInitializer = "root-initializer"
    case noInstantiate = "no-instantiate"
    case notPublic = "not-public"
    case missingConformance = "missing-conformance"
    case ignoredArgument = "ignored-argument"
    case repeatedConfiguration = "repeated-configuration"
    case testableImport = "testable-import"

    // The graph.
    case missingProvider = "missing-provider"
    case duplicateProvider = "duplicate-provider"
    case uncoveredCondition = "uncovered-condition"
    case unmetDependency = "unmet-dependency"
    case forwardedIntoConstant = "forwarded-into-constant"
    case forwardedIntoRoot = "forwarded-into-root"
    case erasedValues = "erased-values"
    case dependencyCycle = "dependency-cycle"
    case endlessType = "endless-type"
    case isolationMismatch = "isolation-mismatch"
    case isolatedSendableProduct = "isolated-sendable-product"
    case nonSendableCapture = "non-sendable-capture"
    case sharedActorDependency = "shared-actor-dependency"

    // What is sound, and superfluous.
    case unreachableType = "unreachable-type"
    case unusedInstantiated = "unused-instantiated"
    case unusedForwarded = "unused-forwarded"
    case unusedReceived = "unused-received"
    case unusedAdditionalType = "unused-additional-type"
}

extension DiagnosticID {
    /// What is told only where somebody asks for it.
    public static let advice = allCases.filter { $0.entry.level == .off }

    /// What there is to say of faults with this id.
    public var entry: DiagnosticEntry {
        switch self {
        case .noSuchPath: .noSuchPath
        case .unreadableFile: .unreadableFile
        case .notUTF8: .notUTF8
        case .noSwiftFiles: .noSwiftFiles
        case .emptyList: .emptyList
        case .unreadableSummary: .unreadableSummary
        case .unreadableBaseline: .unreadableBaseline
        case .unwritableOutput: .unwritableOutput
        case .brokenDeclaration: .brokenDeclaration
        case .unsupportedDeclaration: .unsupportedDeclaration
        case .invalidArgument: .invalidArgument
        case .invalidDependency: .invalidDependency
        case .noInitializer: .noInitializer
        case .rootInitializer: .rootInitializer
        case .noInstantiate: .noInstantiate
        case .notPublic: .notPublic
        case .missingConformance: .missingConformance
        case .ignoredArgument: .ignoredArgument
        case .repeatedConfiguration: .repeatedConfiguration
        case .testableImport: .testableImport
        case .missingProvider: .missingProvider
        case .duplicateProvider: .duplicateProvider
        case .uncoveredCondition: .uncoveredCondition
        case .unmetDependency: .unmetDependency
        case .forwardedIntoConstant: .forwardedIntoConstant
        case .forwardedIntoRoot: .forwardedIntoRoot
        case .erasedValues: .erasedValues
        case .dependencyCycle: .dependencyCycle
        case .endlessType: .endlessType
        case .isolationMismatch: .isolationMismatch
        case .isolatedSendableProduct: .isolatedSendableProduct
        case .nonSendableCapture: .nonSendableCapture
        case .sharedActorDependency: .sharedActorDependency
        case .unreachableType: .unreachableType
        case .unusedInstantiated: .unusedInstantiated
        case .unusedForwarded: .unusedForwarded
        case .unusedReceived: .unusedReceived
        case .unusedAdditionalType: .unusedAdditionalType
        }
    }
}
