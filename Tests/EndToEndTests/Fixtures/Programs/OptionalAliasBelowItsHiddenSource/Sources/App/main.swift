import Arbor

final class User {}
@Instantiable struct Detail: Instantiable {
    init(owner: User?, guest: User?) { (self.owner, self.guest) = (owner, guest) }
    @Received(onlyIfAvailable: true) let owner: User?
    @Received(onlyIfAvailable: true) let guest: User?
}
/// Has another user, so the one above is known below by the alias alone.
@Instantiable struct Profile: Instantiable {
    init(user: User, detail: Detail) { (self.user, self.detail) = (user, detail) }
    @Forwarded let user: User
    @Instantiated let detail: Detail
}
@Instantiable final class Home: Instantiable {
    init(owner: User?, holder: User?, guest: User?, profile: Instantiator<Profile>) {
        (self.owner, self.holder, self.guest, self.profile) = (owner, holder, guest, profile)
    }
    @Received(fulfilledByDependencyNamed: "holder", ofType: User.self, onlyIfAvailable: true) let owner: User?
    @Received(fulfilledByDependencyNamed: "user", ofType: User.self, onlyIfAvailable: true) let holder: User?
    @Received(fulfilledByDependencyNamed: "nobody", ofType: User.self, onlyIfAvailable: true) let guest: User?
    @Instantiated let profile: Instantiator<Profile>
}
@Instantiable final class Session: Instantiable {
    init(user: User, home: Home) { (self.user, self.home) = (user, home) }
    @Forwarded let user: User
    @Instantiated let home: Home
}
@Instantiable(isRoot: true) struct Root: Instantiable {
    init(session: Instantiator<Session>, home: Instantiator<Home>) {
        (self.session, self.home) = (session, home)
    }
    @Instantiated let session: Instantiator<Session>
    @Instantiated let home: Instantiator<Home>
}

let root = Root()
let user = User()
let homes = [root.session.instantiate(user).home, root.home.instantiate()]
for home in homes {
    let detail = home.profile.instantiate(User()).detail
    print(home.owner === user, detail.owner === home.owner, detail.owner == nil, detail.guest == nil)
}
