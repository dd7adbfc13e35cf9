import Arbor
import Identity

@Instantiable
public final class Session: Instantiable {
    public init() {}
    let identity = Identity("Session")
}

@Instantiable
public final class Reader: Instantiable {
    public init(session: Session) {
        self.session = session
    }

    @Received let session: Session
}

/// Makes a session of its own; what stands below takes this one.
@Instantiable
public final class Inner: Instantiable {
    public init(session: Session, reader: Reader) {
        self.session = session
        self.reader = reader
    }

    @Instantiated let session: Session
    @Instantiated let reader: Reader
}

/// The same label, with a value of another type between: both are handed on.
@Instantiable
public final class Other: Instantiable {
    public init(session: String, reader: Reader) {
        self.session = session
        self.reader = reader
    }

    @Forwarded let session: String
    @Instantiated let reader: Reader
}

@Instantiable(isRoot: true)
public final class Root: Instantiable {
    public init(session: Session, reader: Reader, inner: Inner, others: Instantiator<Other>) {
        self.session = session
        self.reader = reader
        self.inner = inner
        self.others = others
    }

    @Instantiated let session: Session
    @Instantiated let reader: Reader
    @Instantiated let inner: Inner
    @Instantiated let others: Instantiator<Other>
}

let root = Root()
print("the root's reader takes the root's:", root.reader.session === root.session)
print("the inner reader takes the inner:", root.inner.reader.session === root.inner.session, root.inner.session !== root.session)
let other = root.others.instantiate("text")
print(other.session, "and below it the root's:", other.reader.session === root.session)
