/// The knowledge of one front end that the stages after it share: the names that its library declares, how a type
/// defers making, and the words of its annotations for messages.
///
/// The stages know nothing else of a front end. They treat all dialects alike.
public struct Dialect: Sendable {
    /// The front end whose declarations are described.
    public var id: FrontEndID
    /// The declarations of the front end's library.
    public var library: Library
    /// The words of the annotations, as messages print them.
    public var terms: Terms
    /// True if a program without a declared root has inferred roots: the types that take nothing from outside and that
    /// are in no such type's tree.
    public var infersRoots: Bool
    /// True if the front end's link step checks the whole graph of its declarations: loops, and what nothing needs. The
    /// rules on these don't apply to its declarations.
    public var checksOwnGraph: Bool
    /// Returns how a property of a type defers making; `nil` if its value is made with its owner. Names in the type are
    /// resolved.
    public var deferral: @Sendable (TypeExpression) -> Deferral?

    /// Creates a dialect, by default without deferral and inferred roots, and checked by the rules of the graph.
    public init(
        _ id: FrontEndID, library: Library, terms: Terms, infersRoots: Bool = false,
        checksOwnGraph: Bool = false,
        deferral: @escaping @Sendable (TypeExpression) -> Deferral? = { _ in nil }
    ) {
        self.id = id
        self.library = library
        self.terms = terms
        self.infersRoots = infersRoots
        self.checksOwnGraph = checksOwnGraph
        self.deferral = deferral
    }

    /// The declarations of a front end's library that a program may name.
    public struct Library: Sendable {
        /// The modules, any of which declares all of the library, in the order of preference.
        public var modules: [String]
        /// The types and protocols, by name.
        public var types: [String: LibraryType]

        /// Creates a library from its modules and its types.
        public init(modules: [String], types: [String: LibraryType] = [:]) {
            self.modules = modules
            self.types = types
        }
    }

    /// A type or protocol of a library.
    public struct LibraryType: Sendable {
        /// The names of the types that a conforming type gets.
        public var members: Set<String>
        /// The `Sendable` type for the same purpose; `nil` if the type itself is `Sendable`, or a protocol.
        public var sendableCounterpart: String?
        /// True if the arguments of the generic type must be `Sendable`.
        public var takesSendable: Bool

        /// Creates a type, by default one that is `Sendable` and brings no names.
        public init(
            members: Set<String> = [], sendableCounterpart: String? = nil, takesSendable: Bool = false
        ) {
            self.members = members
            self.sendableCounterpart = sendableCounterpart
            self.takesSendable = takesSendable
        }
    }
}

/// The identity of a front end. Caches and summaries store it, so a number is never given to another front end.
public struct FrontEndID: RawRepresentable, Hashable, Sendable {
    /// The number of the front end.
    public let rawValue: UInt8

    /// Creates an identity from a number that is unique among front ends.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
}
