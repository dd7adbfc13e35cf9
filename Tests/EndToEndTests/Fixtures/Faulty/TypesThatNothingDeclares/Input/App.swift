import Arbor

public struct Configuration {}
public struct Account {}
public struct AppState {}
public struct Avatar {}
public struct Store<Value> {}
public struct Cache<Value> {}

@Instantiable(isRoot: true)
public struct App: Instantiable {
    public init(sessions: Instantiator<Session>, avatars: Cache<Avatar>, names: Cache<Stirng>) {
        self.sessions = sessions
        self.avatars = avatars
        self.names = names
    }

    @Instantiated let sessions: Instantiator<Session>
    @Instantiated let avatars: Cache<Avatar>
    /// It misspells what the extension makes.
    @Instantiated let names: Cache<Stirng>
}

/// It misspells Configuration and AppState, and Account had another name before.
@Instantiable
public struct Session: Instantiable {
    public init(configuration: Configuratoin, user: User, store: Store<AppStat>, home: Home) {
        self.configuration = configuration
        self.user = user
        self.store = store
        self.home = home
    }

    @Forwarded let configuration: Configuratoin
    @Forwarded let user: User
    @Forwarded let store: Store<AppStat>
    @Instantiated let home: Home
}

@Instantiable
public struct Home: Instantiable {
    public init(configuration: Configuration, user: Account, store: Store<AppState>) {
        self.configuration = configuration
        self.user = user
        self.store = store
    }

    @Received let configuration: Configuration
    @Received let user: Account
    @Received let store: Store<AppState>
}

/// The first result is misspelt.
@Instantiable
extension Cache: Instantiable {
    public static func instantiate() -> Cache<Avatr> { Cache<Avatr>() }
    public static func instantiate() -> Cache<String> { Cache<String>() }
}
