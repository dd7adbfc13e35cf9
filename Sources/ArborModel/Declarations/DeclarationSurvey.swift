/// Facts about declarations that are no providers. They are read from the sources only if a fault has to be explained.
public struct DeclarationSurvey: Equatable, Sendable {
    /// A declaration of a type, a protocol or a type alias, as far as explanations need it.
    public struct Declared: Equatable, Sendable {
        /// The qualified name.
        public var name: String
        /// The keyword that introduces it: `struct`, `protocol`, `typealias`, or `extension` for one that declares `instantiate`.
        public var keyword: String
        /// The type that a type alias stands for; "" for others.
        public var target: String
        /// The entries of the inheritance clause, in order.
        public var supertypes: [String]
        /// The annotations of its properties, each once: `@Instantiated`.
        public var annotations: [String]
        /// The annotation of the type that is nearly the right one: `@Instantiabel`; "" for none.
        public var misspelling: String
        /// The location of the name.
        public var location: SourceLocation

        /// Creates a declaration from its parts. By default it has neither supertypes nor annotations.
        public init(
            name: String, keyword: String, target: String = "", supertypes: [String] = [],
            annotations: [String] = [], misspelling: String = "", location: SourceLocation
        ) {
            self.name = name
            self.keyword = keyword
            self.target = target
            self.supertypes = supertypes
            self.annotations = annotations
            self.misspelling = misspelling
            self.location = location
        }
    }

    /// The supertypes below which types don't have the default isolation of their module.
    public var outside: Set<[Supertype]> = []

    /// The declarations that were found, by name without the types around it.
    public var declared: [String: [Declared]] = [:]

    /// The types without an annotation that conform to missing protocols, by the name of the protocol.
    public var implementations: [String: [Declared]] = [:]

    /// A file that is named after a type, and what it declares at the top level.
    public struct NamedFile: Equatable, Sendable {
        /// The path of the file.
        public var path: String
        /// The names of its types, in order.
        public var names: [String]

        /// Creates a file from its parts.
        public init(path: String, names: [String]) {
            self.path = path
            self.names = names
        }
    }

    /// The files named after the missing types, by the name of the type.
    public var files: [String: NamedFile] = [:]

    /// The text of a property, and of the initializers' parameters with its name and type.
    public struct PropertyText: Equatable, Sendable {
        /// The range of the property's type.
        public var type: SourceRange
        /// The ranges of the parameters' types, as far as they can be replaced.
        public var parameterTypes: [SourceRange]
        /// True if there is such a parameter.
        public var isTaken: Bool
        /// True for a `weak` variable, whose type has to be optional.
        public var isWeak: Bool

        /// Creates the text of a property from the ranges of the types.
        public init(type: SourceRange, parameterTypes: [SourceRange], isTaken: Bool, isWeak: Bool) {
            self.type = type
            self.parameterTypes = parameterTypes
            self.isTaken = isTaken
            self.isWeak = isWeak
        }
    }

    /// The properties in the files with faults, by the locations of their names.
    public var properties: [SourceLocation: PropertyText] = [:]

    /// The modules whose sources or summaries were read; empty if modules are unknown.
    public var modules: Set<String> = []

    /// The targets of the linked modules that have one, by the names of the modules: `//Sources/Login` for `Login`.
    public var targets: [String: String] = [:]

    /// True if the text of some file can't be read, so that declarations may be lost.
    public var isTorn = false

    /// Creates a survey that has found nothing.
    public init() {}

    /// Adds the declarations of another survey.
    public mutating func add(_ other: DeclarationSurvey) {
        declared.merge(other.declared) { $0 + $1 }
        implementations.merge(other.implementations) { $0 + $1 }
    }

    /// Returns whether all declarations of a name that were found are protocols.
    public func isProtocol(_ name: String) -> Bool {
        declared[name]?.allSatisfy { $0.keyword == "protocol" } ?? false
    }

    /// The types whose properties are annotated as a provider's are, in the order of their locations.
    public var likeProviders: [Declared] {
        declared.values.joined().filter { !$0.annotations.isEmpty || !$0.misspelling.isEmpty }
            .sorted { $0.location < $1.location }
    }
}
