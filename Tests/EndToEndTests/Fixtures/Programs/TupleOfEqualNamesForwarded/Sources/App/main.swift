import Arbor
import ModA
import ModB

@Instantiable(isRoot: true)
public final class Root: Instantiable {
    public init(sessions: Instantiator<Session>) { self.sessions = sessions }
    @Instantiated let sessions: Instantiator<Session>
}

let admin = ModB.User()
let session = Root().sessions.instantiate((admin: admin, user: ModA.User()))
print(session.page.user.name, session.page.admin.name, session.page.admin === admin)
