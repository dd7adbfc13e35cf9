import Arbor

@Instantiable
public final class Avatar: Instantiable {
    public init(session: Session, style: Style) {
        self.session = session
        self.style = style
    }
    @Received let session: Session
    @Received(fulfilledByDependencyNamed: "theme", ofType: Theme.self) let style: Style
}

@Instantiable
public final class Session: Instantiable {
    public init() {}
}
