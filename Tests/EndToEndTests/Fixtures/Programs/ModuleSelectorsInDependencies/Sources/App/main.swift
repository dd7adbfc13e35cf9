import Arbor
import ModA

@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(s: Instantiator<Session>) { self.s = s }
    @Instantiated let s: Instantiator<Session>
}
@Instantiable public final class Session: Instantiable {
    public init(user: ModA::User, a: ModA::AService) {
        self.user = user
        self.a = a
    }
    @Forwarded let user: ModA::User
    @Instantiated let a: ModA::AService
}
let r = Root()
print(r.s.instantiate(ModA::User()).a.user.n)
