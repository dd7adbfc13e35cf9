import Arbor
import ModA
import ModB

@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(s: Instantiator<Session>) { self.s = s }
    @Instantiated let s: Instantiator<Session>
}
@Instantiable public final class Session: Instantiable {
    public init(user: ModB.User, a: AService) {
        self.user = user
        self.a = a
    }
    @Forwarded let user: ModB.User
    @Instantiated let a: AService
}
let r = Root()
