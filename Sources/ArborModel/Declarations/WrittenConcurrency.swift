/// What a declaration's own text says of isolation and of `Sendable`.
///
/// The text doesn't say all: a supertype may bring either, and so may a macro, an extension elsewhere or the module's
/// default isolation. Where one of them may, the rules stay silent.
public struct WrittenConcurrency: Hashable, Sendable {
    public enum Isolation: Hashable, Sendable {
        /// Nothing is written.
        case inferred
        case nonisolated
        /// An attribute that names a global actor, or may: `MainActor`, `Storage.Disk`. Custom attributes look alike.
        case attribute(String)
    }

    /// Of the type, or of the extension.
    public var type: Isolation
    /// Of the initializer or of `instantiate`.
    public var construction: Isolation
    /// True where an attribute may isolate the type.
    public var mayBeIsolated: Bool
    /// True where an attribute or the kind of type may make it `Sendable`, or where a known supertype does.
    public var mayBeSendable: Bool
    /// True where some supertype may bring either: its declaration, perhaps in another file, decides.
    public var hasUnreadSupertypes: Bool

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

    /// What is written of the call that makes the type: the initializer's own isolation, else its type's.
    public var written: Isolation { construction == .inferred ? type : construction }
}
