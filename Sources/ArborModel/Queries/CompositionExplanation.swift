/// The answer to a question about composed dependencies: who needs a dependency, and through which aliases.
public struct CompositionExplanation: Equatable, Sendable {
    /// A declaration.
    public struct Place: Equatable, Sendable {
        /// The name of the declaration.
        public var name: String
        /// The location of the name.
        public var location: SourceLocation

        /// Creates a place from its parts.
        public init(name: String, location: SourceLocation) {
            self.name = name
            self.location = location
        }
    }

    /// A type that reads the dependency, or a protocol that an alias requires, with the aliases that lead there.
    public struct Step: Equatable, Sendable {
        /// The type, or the protocol.
        public var place: Place
        /// The aliases, the outermost first.
        public var aliases: [String]

        /// Creates a step from its parts.
        public init(place: Place, aliases: [String]) {
            self.place = place
            self.aliases = aliases
        }
    }

    /// The name that was asked for, with the property and its type if it is a protocol with one dependency.
    public var subject: String
    /// The declaration of the protocol or the alias.
    public var declaration: Place
    /// The types that read the dependency, each with the aliases through which the root requires it.
    public var readers: [Step] = []
    /// The protocols that an alias requires, each with the aliases that lead there. Empty for a protocol.
    public var requirements: [Step] = []
    /// The aliases that contain the subject itself.
    public var containedIn: [Place] = []
    /// The lowest type above all readers, which could own the value; `nil` if that is the top of the program.
    public var owner: Place?
    /// The aliases that would no longer require the dependency if the owner made it.
    public var relieved: [Place] = []

    /// Creates an explanation that has found nothing yet.
    public init(subject: String, declaration: Place) {
        self.subject = subject
        self.declaration = declaration
    }
}
