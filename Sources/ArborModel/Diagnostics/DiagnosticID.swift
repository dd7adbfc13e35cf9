/// The stable names of all faults. Each is printed in brackets after its message.
///
/// The registry documents each of them, and asks for an entry for each case.
public enum DiagnosticID: String, Sendable, CaseIterable {
    // Inputs.
    /// A named input does not exist.
    case noSuchPath = "no-such-path"
    /// A file or a folder exists, and it can't be read.
    case unreadableFile = "unreadable-file"
    /// An annotated file is not UTF-8.
    case notUTF8 = "not-utf8"
    /// A folder that is an input holds no Swift file.
    case noSwiftFiles = "no-swift-files"
    /// A file that lists paths lists none.
    case emptyList = "empty-list"
    /// A module's summary is missing, damaged, or of another version.
    case unreadableSummary = "unreadable-summary"
    /// A module depends on another one whose summary is not linked.
    case missingModule = "missing-module"
    /// Two summaries are of modules with the same name.
    case repeatedModule = "repeated-module"
    /// Modules depend on each other.
    case moduleCycle = "module-cycle"
    /// The baseline is missing, of another form, or no baseline.
    case unreadableBaseline = "unreadable-baseline"
    /// An output can't be written.
    case unwritableOutput = "unwritable-output"

    // One declaration alone.
    /// A file with annotated types holds text that is no Swift declaration.
    case brokenDeclaration = "broken-declaration"
    /// An annotation stands where it is not allowed.
    case unsupportedDeclaration = "unsupported-declaration"
    /// An argument of an annotation has a value that Arbor can't use.
    case invalidArgument = "invalid-argument"
    /// An annotated property can't be a dependency.
    case invalidDependency = "invalid-dependency"
    /// A type has no initializer that Arbor could call.
    case noInitializer = "no-initializer"
    /// A root declares the `init()` that Arbor generates.
    case rootInitializer = "root-initializer"
    /// An annotated extension has no `instantiate` that Arbor could call.
    case noInstantiate = "no-instantiate"
    /// An annotated type is not public.
    case notPublic = "not-public"
    /// An annotated type doesn't conform to `Instantiable`.
    case missingConformance = "missing-conformance"
    /// The parts of a declaration that are about its mock exclude each other.
    case conflictingMock = "conflicting-mock"
    /// A declaration names a function for tests and declares none.
    case missingMock = "missing-mock"
    /// A function for tests can't be called by the generated code.
    case invalidMock = "invalid-mock"
    /// A protocol asks for a double that no class can be.
    case invalidDouble = "invalid-double"
    /// The manifest of SafeDI's tool and the sources name different files for roots.
    case outdatedManifest = "outdated-manifest"
    /// A module has several `#SafeDIConfiguration` expressions.
    case repeatedConfiguration = "repeated-configuration"
    /// A file with annotated types imports a module with `@testable`.
    case testableImport = "testable-import"

    // The graph.
    /// No type is a root.
    case noRoot = "no-root"
    /// No type is declared as a root, and types are outside of the trees of the inferred roots.
    case inferredRoot = "inferred-root"
    /// A type has annotated properties and no annotation of its own.
    case missingAnnotation = "missing-annotation"
    /// No annotated type makes the type of an instantiated property.
    case missingProvider = "missing-provider"
    /// Two declarations stand for one type.
    case duplicateProvider = "duplicate-provider"
    /// A type doesn't conform to a protocol that it is named for.
    case notConforming = "not-conforming"
    /// A type is instantiated in a build in which nothing makes it.
    case uncoveredCondition = "uncovered-condition"
    /// Nothing above provides a received property.
    case unmetDependency = "unmet-dependency"
    /// A value is received if it is available, under a misspelt name that no type provides.
    case neverAvailable = "never-available"
    /// A type with forwarded properties is instantiated at once.
    case forwardedIntoConstant = "forwarded-into-constant"
    /// A root has forwarded properties.
    case forwardedIntoRoot = "forwarded-into-root"
    /// The first generic argument of an erased Instantiator differs from the values that its product is forwarded.
    case erasedValues = "erased-values"
    /// A value is needed to make itself.
    case dependencyCycle = "dependency-cycle"
    /// A generic type makes ever larger types of itself.
    case endlessType = "endless-type"
    /// A root makes a type on another actor than the type is isolated to.
    case isolationMismatch = "isolation-mismatch"
    /// A Sendable Instantiator makes a type that is isolated to a global actor.
    case isolatedSendableProduct = "isolated-sendable-product"
    /// A Sendable Instantiator holds a value that is not `Sendable`.
    case nonSendableCapture = "non-sendable-capture"
    /// An actor or a `sending` parameter takes a value that is not `Sendable` and that another type keeps.
    case sharedActorDependency = "shared-actor-dependency"

    // Components.
    /// A provider can't be called by the generated code.
    case invalidProvider = "invalid-provider"
    /// The generated code can't see a provider or a component.
    case inaccessibleProvider = "inaccessible-provider"
    /// A component requires what no generated class can have.
    case invalidRequirement = "invalid-requirement"
    /// A list of modules holds a type that is no module.
    case unknownModule = "unknown-module"
    /// A module lists a type without an annotated initializer.
    case unprovidedType = "unprovided-type"
    /// A component needs a value that none of its modules provides.
    case missingBinding = "missing-binding"
    /// A component has two providers of one value.
    case duplicateBinding = "duplicate-binding"
    /// The generated classes of two components have one name.
    case duplicateComponent = "duplicate-component"

    // Sound and superfluous declarations.
    /// No root leads to an annotated type.
    case unreachableType = "unreachable-type"
    /// A property is instantiated, and nothing uses it.
    case unusedInstantiated = "unused-instantiated"
    /// A value is forwarded to a type, and nothing uses it.
    case unusedForwarded = "unused-forwarded"
    /// A type receives a value that it doesn't use itself.
    case unusedReceived = "unused-received"
    /// A type stands for another that no property asks for.
    case unusedAdditionalType = "unused-additional-type"
    /// No entry point needs what a module of its component provides.
    case unusedProvider = "unused-provider"
    /// No component includes a module.
    case unusedModule = "unused-module"
    /// No entry point needs an instance that is bound to its component.
    case unusedInstance = "unused-instance"
    /// No code uses the class that implements a component.
    case unusedComponent = "unused-component"
    /// A lazy value is usable only as long as its component lives.
    case componentOwnedLazy = "component-owned-lazy"
    /// A lazy value makes another one of its consumer, without end.
    case endlessLazy = "endless-lazy"
    /// Several components make a shared value, each one of its own.
    case repeatedSingleton = "repeated-singleton"

    // Composed dependencies, which 'arbor lint' checks.
    /// A type takes the alias of another type.
    case foreignDependencies = "foreign-dependencies"
    /// An alias isn't named after its type.
    case misnamedDependencies = "misnamed-dependencies"
    /// An alias is in another file than its type.
    case distantDependencies = "distant-dependencies"
    /// An alias lists what only a child needs.
    case unforwardedDependency = "unforwarded-dependency"
    /// An alias doesn't list that of a child.
    case missingForwarding = "missing-forwarding"
    /// An alias lists what its type doesn't use.
    case unusedDependency = "unused-dependency"
    /// An alias lists what it contains anyway.
    case redundantDependency = "redundant-dependency"
    /// A protocol composes dependencies by inheritance.
    case composingProtocol = "composing-protocol"
    /// A type takes its dependencies as an existential type.
    case existentialDependencies = "existential-dependencies"
    /// A protocol has an associated type of dependencies.
    case associatedDependencies = "associated-dependencies"
    /// Dependencies aren't the first parameter.
    case dependenciesNotFirst = "dependencies-not-first"
    /// A function takes dependencies.
    case dependenciesInFunction = "dependencies-in-function"
    /// A type takes the spliced type of another one.
    case foreignSplice = "foreign-splice"
    /// What a spliced type gets is read outside of it.
    case exposedExternalDependencies = "exposed-external-dependencies"
    /// A spliced type differs from its alias.
    case incompleteSplice = "incomplete-splice"
    /// An alias is public without need.
    case publicDependencies = "public-dependencies"
    /// A leaf protocol has more than one property.
    case unnamespacedDependency = "unnamespaced-dependency"
    /// Only one type reads a spliced value.
    case superfluousSplice = "superfluous-splice"
    /// Only one type reads a value of a container.
    case dependencyTooHigh = "dependency-too-high"
    /// An alias contains itself.
    case compositionCycle = "composition-cycle"
    /// A comment asks for code that can't be generated.
    case invalidDirective = "invalid-directive"
    /// A container lacks a required property.
    case incompleteContainer = "incomplete-container"
}

extension DiagnosticID {
    /// The ids that are off unless they are asked for.
    public static let advice = allCases.filter { $0.entry.level == .off }

    /// The ids of the rules on composed dependencies. Only `arbor lint` reports them.
    public static let composition: [DiagnosticID] = [
        .foreignDependencies,
        .misnamedDependencies,
        .distantDependencies,
        .unforwardedDependency,
        .missingForwarding,
        .unusedDependency,
        .redundantDependency,
        .composingProtocol,
        .existentialDependencies,
        .associatedDependencies,
        .dependenciesNotFirst,
        .dependenciesInFunction,
        .foreignSplice,
        .exposedExternalDependencies,
        .incompleteSplice,
        .publicDependencies,
        .unnamespacedDependency,
        .superfluousSplice,
        .dependencyTooHigh,
        .compositionCycle,
        .invalidDirective,
        .incompleteContainer,
    ]

    /// The documentation of the faults with this id.
    public var entry: DiagnosticEntry {
        switch self {
        case .noSuchPath: .noSuchPath
        case .unreadableFile: .unreadableFile
        case .notUTF8: .notUTF8
        case .noSwiftFiles: .noSwiftFiles
        case .emptyList: .emptyList
        case .unreadableSummary: .unreadableSummary
        case .missingModule: .missingModule
        case .repeatedModule: .repeatedModule
        case .moduleCycle: .moduleCycle
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
        case .conflictingMock: .conflictingMock
        case .missingMock: .missingMock
        case .invalidMock: .invalidMock
        case .invalidDouble: .invalidDouble
        case .outdatedManifest: .outdatedManifest
        case .repeatedConfiguration: .repeatedConfiguration
        case .testableImport: .testableImport
        case .noRoot: .noRoot
        case .inferredRoot: .inferredRoot
        case .missingAnnotation: .missingAnnotation
        case .missingProvider: .missingProvider
        case .duplicateProvider: .duplicateProvider
        case .notConforming: .notConforming
        case .uncoveredCondition: .uncoveredCondition
        case .unmetDependency: .unmetDependency
        case .neverAvailable: .neverAvailable
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
        case .invalidProvider: .invalidProvider
        case .inaccessibleProvider: .inaccessibleProvider
        case .invalidRequirement: .invalidRequirement
        case .unknownModule: .unknownModule
        case .unprovidedType: .unprovidedType
        case .missingBinding: .missingBinding
        case .duplicateBinding: .duplicateBinding
        case .duplicateComponent: .duplicateComponent
        case .unusedProvider: .unusedProvider
        case .unusedModule: .unusedModule
        case .unusedInstance: .unusedInstance
        case .unusedComponent: .unusedComponent
        case .componentOwnedLazy: .componentOwnedLazy
        case .endlessLazy: .endlessLazy
        case .repeatedSingleton: .repeatedSingleton
        case .foreignDependencies: .foreignDependencies
        case .misnamedDependencies: .misnamedDependencies
        case .distantDependencies: .distantDependencies
        case .unforwardedDependency: .unforwardedDependency
        case .missingForwarding: .missingForwarding
        case .unusedDependency: .unusedDependency
        case .redundantDependency: .redundantDependency
        case .composingProtocol: .composingProtocol
        case .existentialDependencies: .existentialDependencies
        case .associatedDependencies: .associatedDependencies
        case .dependenciesNotFirst: .dependenciesNotFirst
        case .dependenciesInFunction: .dependenciesInFunction
        case .foreignSplice: .foreignSplice
        case .exposedExternalDependencies: .exposedExternalDependencies
        case .incompleteSplice: .incompleteSplice
        case .publicDependencies: .publicDependencies
        case .unnamespacedDependency: .unnamespacedDependency
        case .superfluousSplice: .superfluousSplice
        case .dependencyTooHigh: .dependencyTooHigh
        case .compositionCycle: .compositionCycle
        case .invalidDirective: .invalidDirective
        case .incompleteContainer: .incompleteContainer
        }
    }
}
