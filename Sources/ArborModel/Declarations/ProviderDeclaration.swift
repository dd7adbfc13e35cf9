/// What one file gives to the graph: the annotated types it declares and the imports that their code needs.
public struct FileSummary: Equatable, Sendable {
    public var path: String
    public var imports: [ImportDeclaration]
    public var providers: [ProviderDeclaration]
    /// The qualified names of further types and type aliases in the types that hold the file's providers, in order:
    /// what a name that is written inside these may mean.
    public var nestedNames: [String]
    /// The qualified names of the global actors that the file declares.
    public var globalActors: [String]
    /// More than one is a fault.
    public var configurations: [SourceConfiguration]
    /// All names that the file declares at its top level.
    public var outline: FileOutline

    public init(
        path: String, imports: [ImportDeclaration] = [], providers: [ProviderDeclaration] = [],
        nestedNames: [String] = [], globalActors: [String] = [], configurations: [SourceConfiguration] = [],
        outline: FileOutline = FileOutline()
    ) {
        self.path = path
        self.imports = imports
        self.providers = providers
        self.nestedNames = nestedNames
        self.outline = outline
        self.configurations = configurations
        self.globalActors = globalActors
    }
}

/// A provider: a type that Arbor can make, with all that making it takes.
///
/// A type declaration gives one; an extension gives one for each result type of its `instantiate` functions.
public struct ProviderDeclaration: Equatable, Sendable {
    /// How an instance is made.
    public enum Construction: Equatable, Sendable {
        /// A call of the type itself.
        case initializer([Argument])
        /// A call of the extension's `static func instantiate(…)`.
        case function([Argument])
    }

    public enum Kind: String, Sendable { case `class`, `struct`, actor, `extension` }

    /// What it makes: the qualified name; of an extension, the result type of `instantiate`.
    public var type: TypeExpression
    /// The qualified name of the declaration, without generic arguments.
    public var name: String
    /// How many leading components of `name` are enclosing types: nested names resolve against these.
    public var depth: Int
    public var kind: Kind
    public var isRoot: Bool
    /// `fulfillingAdditionalTypes`, in order.
    public var additionalTypes: [TypeReference]
    /// In the order of declaration.
    public var dependencies: [Dependency]
    public var construction: Construction
    /// Conditions of the `#if` branches around the declaration, outermost first.
    public var conditions: [String]
    /// The inheritance clause as written, in order; of an extension, what it adds.
    public var supertypes: [String]
    public var concurrency: WrittenConcurrency
    /// Where the type's name (an extension's function) stands.
    public var location: SourceLocation
    /// One reference, `nil` nearly always: declarations are copied often.
    private var rare: Rare?

    /// What few declarations have.
    public var particulars: Particulars {
        get { rare?.particulars ?? Particulars() }
        set { rare = newValue == Particulars() ? nil : Rare(newValue) }
    }

    /// True where `particulars` says anything.
    public var hasParticulars: Bool { rare != nil }

    /// The names of the supertypes whose declarations may bring isolation or `Sendable`.
    public var unreadSupertypes: [String] {
        supertypes.flatMap { SupertypeRole.roles(of: $0) }.compactMap(\.unreadName)
    }

    /// The arguments of the call that makes an instance.
    public var arguments: [Argument] {
        switch construction {
        case .initializer(let arguments), .function(let arguments): arguments
        }
    }

    public init(
        type: TypeExpression, name: String, depth: Int = 0, kind: Kind, isRoot: Bool = false,
        additionalTypes: [TypeReference] = [], dependencies: [Dependency] = [],
        construction: Construction = .initializer([]), conditions: [String] = [],
        supertypes: [String] = [], concurrency: WrittenConcurrency = WrittenConcurrency(),
        location: SourceLocation, particulars: Particulars? = nil
    ) {
        self.type = type
        self.name = name
        self.depth = depth
        self.kind = kind
        self.isRoot = isRoot
        self.additionalTypes = additionalTypes
        self.dependencies = dependencies
        self.construction = construction
        self.conditions = conditions
        self.supertypes = supertypes
        self.concurrency = concurrency
        self.location = location
        if let particulars { self.particulars = particulars }
    }
}

/// A type that an annotation names, and where.
public struct TypeReference: Equatable, Sendable {
    public var type: TypeExpression
    public var range: SourceRange

    public init(type: TypeExpression, range: SourceRange) {
        self.type = type
        self.range = range
    }
}

/// One argument of the call that makes an instance.
public struct Argument: Equatable, Sendable {
    /// The outer label; `nil` for `_`.
    public var label: String?
    /// The label of the dependency that is passed, which is the parameter's inner name.
    public var dependency: String
    /// True where the parameter is written `@escaping`. Of a type alias nothing else tells that it is a function.
    public var isEscaping: Bool

    public init(label: String?, dependency: String, isEscaping: Bool = false) {
        self.label = label
        self.dependency = dependency
        self.isEscaping = isEscaping
    }
}

/// An annotated property, or a parameter of `instantiate`.
public struct Dependency: Equatable, Sendable {
    /// Where the value comes from.
    public enum Source: Equatable, Sendable {
        /// `@Instantiated`: made with its owner. `by` is `fulfilledByType`; `wrapped` is `erasedToConcreteExistential`.
        case instantiated(by: TypeReference?, wrapped: Bool)
        /// `@Forwarded`: given by the caller of the Instantiator.
        case forwarded
        /// `@Received`: taken from the nearest scope around.
        case received(ifAvailable: Bool)
        /// `@Received(fulfilledByDependencyNamed:ofType:)`: another dependency under a new name or type.
        case alias(of: String, type: TypeReference, wrapped: Bool, ifAvailable: Bool)
    }

    public var label: String
    public var type: TypeExpression
    public var source: Source
    /// Of the label.
    public var range: SourceRange
    /// Of the attribute, arguments included; a parameter has none.
    public var annotation: SourceRange?
    /// True of a parameter of `instantiate` with a default value: it is left out where no type above offers it.
    public var hasDefault: Bool

    public init(
        label: String, type: TypeExpression, source: Source, range: SourceRange,
        annotation: SourceRange? = nil, hasDefault: Bool = false
    ) {
        self.label = label
        self.type = type
        self.source = source
        self.range = range
        self.annotation = annotation
        self.hasDefault = hasDefault
    }
}
