extension ProviderDeclaration {
    /// What few declarations have.
    public struct Particulars: Equatable, Sendable {
        /// Where the initializer differs by `#if` branch: the call for each, in order. The first whose conditions hold
        /// counts, and one of them always does. Empty where one call is right in every build.
        public var branches: [Branch]
        /// The names of the generic parameters of the type and of those around it, from the outside in.
        public var genericParameters: [String]
        /// True where the type stands in an extension, which does not say whether what it extends is generic.
        public var isInExtension: Bool
        /// Of a root, the `@available` attributes of the type and of those around it, as written.
        public var availability: [String]
        /// Of a root, the names of its functions and variables that begin with a capital letter, as types' names do.
        public var memberNames: [String]
        /// True of a root that may have a superclass: what its first inherited name means is not known.
        public var mayHaveSuperclass: Bool
        /// The labels of the dependencies that parameters take as `sending`.
        public var sent: [String]
        /// How many components the name of the outermost declaration has: 2 in `extension A.B`, inside of which a name
        /// is looked up in `A.B`, but not in `A`.
        public var outermostLength: Int

        public init(
            branches: [Branch] = [], genericParameters: [String] = [], isInExtension: Bool = false,
            availability: [String] = [], memberNames: [String] = [], mayHaveSuperclass: Bool = false,
            sent: [String] = [], outermostLength: Int = 1
        ) {
            self.branches = branches
            self.genericParameters = genericParameters
            self.isInExtension = isInExtension
            self.availability = availability
            self.memberNames = memberNames
            self.mayHaveSuperclass = mayHaveSuperclass
            self.sent = sent
            self.outermostLength = outermostLength
        }
    }

    /// The call of an initializer that stands in `#if` branches.
    public struct Branch: Equatable, Sendable {
        /// Those around the initializer and in the type, outermost first.
        public var conditions: [String]
        public var arguments: [Argument]

        public init(conditions: [String], arguments: [Argument]) {
            self.conditions = conditions
            self.arguments = arguments
        }
    }

    final class Rare: Equatable, Sendable {
        let particulars: Particulars

        init(_ particulars: Particulars) { self.particulars = particulars }

        static func == (one: Rare, other: Rare) -> Bool { one.particulars == other.particulars }
    }
}
