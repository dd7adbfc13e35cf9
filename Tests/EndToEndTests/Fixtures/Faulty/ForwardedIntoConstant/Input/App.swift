import Arbor

@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(home: Home) { self.home = home }
    @Instantiated let home: Home
}

@Instantiable
public final class Home: Instantiable {
    public init(profile: Profile) { self.profile = profile }
    @Instantiated let profile: Profile
}

@Instantiable
public final class Profile: Instantiable {
    public init(user: String, age: Int) {
        self.user = user
        self.age = age
    }
    @Forwarded let user: String
    @Forwarded let age: Int
}
