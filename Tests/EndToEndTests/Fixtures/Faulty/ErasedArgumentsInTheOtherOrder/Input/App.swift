import Arbor

public protocol Screen {}
public struct User {}

@Instantiable
public struct Profile: Screen, Instantiable {
    public init(user: User) { self.user = user }
    @Forwarded let user: User
}

/// Its user should be forwarded, and nothing else is wrong.
@Instantiable
public struct Settings: Screen, Instantiable {
    public init(user: User) { self.user = user }
    @Instantiated let user: User
}

@Instantiable(isRoot: true)
public struct App: Instantiable {
    public init(profiles: ErasedInstantiator<any Screen, User>, settings: ErasedInstantiator<User, any Screen>) {
        (self.profiles, self.settings) = (profiles, settings)
    }
    @Instantiated(fulfilledByType: "Profile") let profiles: ErasedInstantiator<any Screen, User>
    @Instantiated(fulfilledByType: "Settings") let settings: ErasedInstantiator<User, any Screen>
}
