import Arbor
import Login

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let login: Login
    @Instantiated let badge: Login.Badge
    init(login: Login, badge: Login.Badge) { self.login = login; self.badge = badge }
}
