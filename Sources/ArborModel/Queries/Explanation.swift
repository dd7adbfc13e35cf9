/// What there is to say of a type or a dependency: who makes it, by which way, how long it lives, who takes it.
public struct Explanation: Equatable, Sendable {
    /// A type's name, or `label: Type`.
    public var subject: String
    /// Of a type.
    public var declaration: Declaration?
    /// The shortest way from a root; `nil` where none leads there.
    public var way: Way?
    /// The properties that make it or have it from elsewhere, those of nodes near the roots first.
    public var providers: [Provider] = []
    /// What begins the life of it, and of all that it is a part of.
    public var beginnings: [LifetimeOwner] = []
    /// The properties that take it, however far below.
    public var users: [User] = []
    /// Of a dependency: the properties that ask for it and don't get it.
    public var unmet: [User] = []
    /// Of a type: its properties, in order.
    public var sources: [Source] = []

    public init(subject: String) { self.subject = subject }

    /// Where and how a type is declared.
    public struct Declaration: Equatable, Sendable {
        /// `nil` where no annotated type makes it.
        public var kind: ProviderDeclaration.Kind?
        public var module: String?
        public var location: SourceLocation?
        public var isRoot: Bool
        /// The types that it stands for besides itself.
        public var fulfils: [String]

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
    public struct Place: Equatable, Sendable {
        public var owner: String
        public var label: String
        public var type: String
        public var location: SourceLocation?

        public init(owner: String, label: String, type: String, location: SourceLocation?) {
            self.owner = owner
            self.label = label
            self.type = type
            self.location = location
        }
    }

    /// From a root, a property a step.
    public struct Way: Equatable, Sendable {
        public var root: String
        public var steps: [Place]
        /// Steps behind the first one that are not told: a long way is told by its ends.
        public var leftOut: Int

        public init(root: String, steps: [Place], leftOut: Int) {
            self.root = root
            self.steps = steps
            self.leftOut = leftOut
        }
    }

    /// How a property comes by its value.
    public enum Manner: String, Equatable, Sendable {
        case instantiated
        /// By an Instantiator.
        case instantiatedLater = "instantiated later"
        case forwarded
        case received
        case receivedIfAvailable = "received if available"
        /// Another dependency under a new name or type.
        case renamed
    }

    public struct Provider: Equatable, Sendable {
        public var place: Place
        public var manner: Manner
        /// The type that is made, if one is.
        public var makes: String?
        /// True where that is a value type: who takes it has a copy.
        public var isValue: Bool
        /// False where no root leads to the owner.
        public var isReached: Bool

        public init(place: Place, manner: Manner, makes: String?, isValue: Bool, isReached: Bool) {
            self.place = place
            self.manner = manner
            self.makes = makes
            self.isValue = isValue
            self.isReached = isReached
        }
    }

    public enum LifetimeOwner: Equatable, Sendable {
        case root(String)
        /// Whenever the Instantiator is asked.
        case later(Place, makes: String)
    }

    public struct User: Equatable, Sendable {
        public var place: Place
        public var manner: Manner

        public init(place: Place, manner: Manner) {
            self.place = place
            self.manner = manner
        }
    }

    /// Where a property's value comes from.
    public struct Source: Equatable, Sendable {
        public var place: Place
        public var manner: Manner
        /// The type that is made, if one is.
        public var makes: String?
        /// Of what is received: the properties that have it, each nearest on some way.
        public var providers: [Place]
        /// The roots on whose ways nothing provides it.
        public var unmetBelow: [String]

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
