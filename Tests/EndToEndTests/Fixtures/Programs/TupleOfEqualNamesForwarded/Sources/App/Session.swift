import Arbor
import ModA
import ModB

@Instantiable
public final class Session: Instantiable {
    public init(user: ModA.User, admin: ModB.User, page: Page) {
        self.user = user
        self.admin = admin
        self.page = page
    }
    @Forwarded let user: ModA.User
    @Forwarded let admin: ModB.User
    @Instantiated let page: Page
}
