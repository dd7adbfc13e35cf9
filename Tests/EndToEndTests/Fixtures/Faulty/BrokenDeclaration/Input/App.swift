import Arbor

@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(home: Home, session: Session) {
        self.home = home
        self.session = session
    }
    @Instantiated let home: Home
    @Instantiated let session: Session
}
