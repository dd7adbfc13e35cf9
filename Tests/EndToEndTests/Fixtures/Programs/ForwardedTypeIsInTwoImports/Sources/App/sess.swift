import Arbor
import ModA

@Instantiable public final class Session: Instantiable {
    public init(user: User, a: AService) {
        self.user = user
        self.a = a
    }
    @Forwarded let user: User
    @Instantiated let a: AService
}
