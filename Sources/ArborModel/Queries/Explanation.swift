/// The explanation of a type or a dependency: its makers, the path to it, its lifetime and its consumers.
public struct Explanation: Equatable, Sendable {
    /// The type's name, or `label: Type` of a dependency.
    public var subject: String
    /// The declaration of a type; `nil` for a dependency.
    public var declaration: Declaration?
    /// The shortest path from a root; `nil` if no root leads there.
    public var path: Path?
    /// The properties that make the subject or have it from elsewhere, those of nodes near the roots first.
    public var providers: [Provider] = []
    /// The owners that begin the lifetime of the subject, and of everything that it is a part of.
    public var beginnings: [LifetimeOwner] = []
    /// The properties that take the subject, at any depth.
    public var consumers: [Consumer] = []
    /// The properties that ask for a dependency and don't get it. Empty for a type.
    public var unmet: [Consumer] = []
    /// The properties of a type, in order. Empty for a dependency.
    public var sources: [Source] = []
    /// The errors about the subject or one of its properties. A sound graph has none.
    public var faults: [Diagnostic] = []

    /// The words of the front end that a text uses.
    public var words: Words

    /// The locations of the subject's declaration and of all properties that the explanation is about.
    public var locations: Set<SourceLocation> {
        let places =
            providers.map(\.place) + unmet.map(\.place) + consumers.map(\.place) + sources.map(\.place)
        return Set((places.map(\.location) + [declaration?.location]).compactMap(\.self))
    }

    /// Creates an explanation that holds nothing except the subject.
    public init(subject: String, words: Words) {
        self.subject = subject
        self.words = words
    }

    /// The words of a front end that explanations are written in.
    public struct Words: Equatable, Sendable {
        /// The annotation of a provider: `@Instantiable`.
        public var provider: String
        /// The call by which a value that defers making makes something: `instantiate(…)`.
        public var deferredCall: String
        /// True if such a value makes something once, and keeps it.
        public var keepsDeferred: Bool

        /// Takes the words from the terms of a front end.
        public init(_ terms: Terms) {
            provider = terms.provider
            deferredCall = terms.deferredCall
            keepsDeferred = terms.keepsDeferred
        }
    }

    /// The declaration of a type.
    public struct Declaration: Equatable, Sendable {
        /// The kind of the declaration; `nil` if no annotated type makes the type.
        public var kind: ProviderDeclaration.Kind?
        /// The module that declares the type; `nil` if it is not known.
        public var module: String?
        /// The location of the declaration; `nil` if no annotated type makes the type.
        public var location: SourceLocation?
        /// True if the type is a root.
        public var isRoot: Bool
        /// The types that the type stands for besides itself.
        public var fulfils: [String]

        /// Creates a declaration from its parts.
        public init(
            kind: ProviderDeclaration.Kind?, module: String?, location: SourceLocation?, isRoot: Bool,
            fulfils: [String]
        ) {
            self.kind = kind
            self.module = module
            self.location = location
            self.isRoot = isRoot
            self.fulfils = fulfils
        }
    }

    /// A property, by its owner.
    public struct Place: Hashable, Sendable {
        /// The name of the type that has the property.
        public var owner: String
        /// The property's label.
        public var label: String
        /// The property's type, as it is shown to people.
        public var type: String
        /// The location of the label; `nil` if it is not known.
        public var location: SourceLocation?

        /// Creates a property from its parts.
        public init(owner: String, label: String, type: String, location: SourceLocation?) {
            self.owner = owner
            self.label = label
            self.type = type
            self.location = location
        }
    }

    /// A path from a root, with a property at each step.
    public struct Path: Equatable, Sendable {
        /// The name of the root's type.
        public var root: String
        /// The properties on the path, from the root on.
        public var steps: [Place]
        /// The number of properties after the first one that are left out. A long path is shown by its ends.
        public var leftOut: Int

        /// Creates a path from its parts.
        public init(root: String, steps: [Place], leftOut: Int) {
            self.root = root
            self.steps = steps
            self.leftOut = leftOut
        }
    }

    /// The source of a property's value.
    public enum Manner: String, Hashable, Sendable {
        /// The value is made with its owner.
        case instantiated
        /// The value is made by an Instantiator.
        case instantiatedLater = "instantiated later"
        /// The caller of an Instantiator passes the value.
        case forwarded
        /// The value comes from a scope above.
        case received
        /// The value comes from a scope above, or it is `nil`.
        case receivedIfAvailable = "received if available"
        /// The value is another dependency under a new name or type.
        case renamed
    }

    /// A property that makes the subject, or that has it from elsewhere.
    public struct Provider: Hashable, Sendable {
        /// The property.
        public var place: Place
        /// The source of the property's value.
        public var manner: Manner
        /// The name of the type that is made; `nil` if none is.
        public var makes: String?
        /// True if the made type is a value type: each consumer has a copy.
        public var isValue: Bool
        /// False if no root leads to the owner.
        public var isReached: Bool

        /// Creates a provider from its parts.
        public init(place: Place, manner: Manner, makes: String?, isValue: Bool, isReached: Bool) {
            self.place = place
            self.manner = manner
            self.makes = makes
            self.isValue = isValue
            self.isReached = isReached
        }
    }

    /// The owner of a lifetime.
    public enum LifetimeOwner: Hashable, Sendable {
        /// A root of this name, which lives as long as the program keeps it.
        case root(String)
        /// An Instantiator in this property, which makes a type whenever it is called.
        case later(Place, makes: String)
    }

    /// A property that takes the subject.
    public struct Consumer: Hashable, Sendable {
        /// The property.
        public var place: Place
        /// The source of the property's value.
        public var manner: Manner

        /// Creates a user from its parts.
        public init(place: Place, manner: Manner) {
            self.place = place
            self.manner = manner
        }
    }

    /// A property of the explained type, and the source of its value.
    public struct Source: Equatable, Sendable {
        /// The property.
        public var place: Place
        /// The source of the property's value.
        public var manner: Manner
        /// The name of the type that is made; `nil` if none is.
        public var makes: String?
        /// The properties that have a received value, each the nearest one on some path. Empty if the value is not
        /// received.
        public var providers: [Place]
        /// The roots on whose paths nothing provides the value.
        public var unmetBelow: [String]

        /// Creates a source, by default without providers and unmet roots.
        public init(
            place: Place, manner: Manner, makes: String?, providers: [Place] = [], unmetBelow: [String] = []
        ) {
            self.place = place
            self.manner = manner
            self.makes = makes
            self.providers = providers
            self.unmetBelow = unmetBelow
        }
    }
}
