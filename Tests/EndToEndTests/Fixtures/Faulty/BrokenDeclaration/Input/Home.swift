import Arbor

@Instantiable
public final class Home: Instantiable {
    public init(session: Session) { self.session = session }

    @Received let session Session

    func fine() { this is not looked at, since it is a body }
}
