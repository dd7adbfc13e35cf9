import Arbor
import LibA
import LibB

@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(session: Session, other: LibB.Session) {
        self.session = session
        self.other = other
    }
    @Instantiated let session: Session
    @Instantiated let other: LibB.Session
}

let root = Root()
print(String(reflecting: type(of: root.session)), String(reflecting: type(of: root.other)))
