import Arbor

public final class Session { public init() {} }
@Instantiable extension Session: Instantiable { public static func instantiate() -> Session { Session() } }
@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(s: Session, t: Instantiator<Session>) {
        self.s = s
        self.t = t
    }
    @Instantiated let s: Session
    @Instantiated let t: Instantiator<Session>
}
print(type(of: Root().s))
