import Arbor
import ModA
import ModB

@Instantiable
public final class Page: Instantiable {
    public init(admin: ModB.User, user: ModA.User) {
        self.admin = admin
        self.user = user
    }
    @Received let admin: ModB.User
    @Received let user: ModA.User
}
