import Arbor

@Instantiable
public final class Home: Instantiable {
    public init(profile: Instantiator<Profile>) { self.profile = profile }
    @Instantiated let profile: Instantiator<Profile>
}

@Instantiable
public final class Profile: Instantiable {
    public init(avatar: Avatar) { self.avatar = avatar }
    @Instantiated let avatar: Avatar
}
