import Arbor

public protocol Store {}

@Instantiable(fulfillingAdditionalTypes: [Store.self])
public final class FileStore: Store, Instantiable {
    public init() {}
}

@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(store: FileStore, session: Session?, sesion: Session, reader: Reader) {
        self.store = store
        self.session = session
        self.sesion = sesion
        self.reader = reader
    }
    @Instantiated let store: FileStore
    @Instantiated let session: Session?
    @Instantiated let sesion: Session
    @Instantiated let reader: Reader
}

@Instantiable
public final class Session: Instantiable {
    public init() {}
}

@Instantiable
public final class Reader: Instantiable {
    public init(store: any Store, session: Session, sesion: Session?) {
        self.store = store
        self.session = session
        self.sesion = sesion
    }
    /// The label, with another type.
    @Received let store: any Store
    /// Optional there, not here.
    @Received let session: Session
    /// Optional here, not there.
    @Received let sesion: Session?
}
