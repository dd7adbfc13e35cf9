import Arbor

public protocol Store {}

/// Isn't annotated yet.
public struct DiskStore: Store {}

/// Isn't annotated either.
public struct User { public init() {} }

@Instantiable public struct Log: Instantiable { public init() {} }
@Instantiable public struct Database: Instantiable { public init() {} }
public struct AnyLog { public init(_ log: Log) {} }

@Instantiable public struct Page: Instantiable {
    public init(title: String) { self.title = title }
    @Forwarded let title: String
}

@Instantiable public struct Profile: Instantiable {
    public init(user: User, pages: Instantiator<Page>, database: Databse, log: Log, log2: Log) {
        (self.user, self.pages, self.database, self.log, self.log2) = (user, pages, database, log, log2)
    }

    /// Forwarded was meant.
    @Instantiated let user: User
    /// Instantiated was meant.
    @Received let pages: Instantiator<Page>
    /// A slip.
    @Received let database: Databse
    @Received let log: Log
    /// The name above is taken.
    @Received let log2: Log
}

@Instantiable(isRoot: true) public struct App: Instantiable {
    public init(
        log: Log, store: any Store, profiles: Instantiator<Profile>, bare: SendableInstantiator, erased: ErasedInstantiator,
        slip: Instantiater<Page>, any: AnyLog
    ) { fatalError() }

    @Instantiated let log: Log
    @Instantiated let store: any Store
    @Instantiated let profiles: Instantiator<Profile>
    @Instantiated let bare: SendableInstantiator
    @Instantiated let erased: ErasedInstantiator
    @Instantiated let slip: Instantiater<Page>
    @Instantiated(erasedToConcreteExistential: true) let any: AnyLog
}
