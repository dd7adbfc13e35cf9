/// The isolation and the `Sendable` conformance that a declaration's own text states.
///
/// The text is not the only source of either. A supertype, a macro, an extension in another file or the module's
/// default isolation may bring them too. If one of these may, the rules report nothing.
public struct WrittenConcurrency: Hashable, Sendable {
    /// The isolation that a declaration states.
    public enum Isolation: Hashable, Sendable {
        /// Nothing is written.
        case inferred
        /// The modifier `nonisolated` is written.
        case nonisolated
        /// An attribute that names a global actor, or may: `MainActor`, `Storage.Disk`. Custom attributes look alike.
        case attribute(String)
    }

    /// The isolation of the type or of the extension.
    public var type: Isolation
    /// The isolation of the initializer or of `instantiate`.
    public var construction: Isolation
    /// True if an attribute may isolate the type.
    public var mayBeIsolated: Bool
    /// True if an attribute, the kind of type or a known supertype may make it `Sendable`.
    public var mayBeSendable: Bool
    /// True if a supertype may bring either: its declaration, perhaps in another file, decides.
    public var hasUnreadSupertypes: Bool

    /// Creates the concurrency of a declaration, by default of one that states nothing.
    public init(
        type: Isolation = .inferred, construction: Isolation = .inferred, mayBeIsolated: Bool = false,
        mayBeSendable: Bool = false, hasUnreadSupertypes: Bool = false
    ) {
        self.type = type
        self.construction = construction
        self.mayBeIsolated = mayBeIsolated
        self.mayBeSendable = mayBeSendable
        self.hasUnreadSupertypes = hasUnreadSupertypes
    }

    /// The isolation of the call that makes the type: the initializer's own, or else its type's.
    public var written: Isolation { construction == .inferred ? type : construction }
}
