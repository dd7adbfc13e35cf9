import Arbor

public protocol Screen {}

@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(
        right: ErasedInstantiator<(age: Int, user: String), any Screen>,
        alsoRight: ErasedInstantiator<Profile.ForwardedProperties, any Screen>,
        order: ErasedInstantiator<(user: String, age: Int), any Screen>, none: ErasedInstantiator<(), any Screen>,
        type: ErasedInstantiator<Int, any Screen>, right1: ErasedInstantiator<String, any Screen>
    ) {
        self.right = right
        self.alsoRight = alsoRight
        self.order = order
        self.none = none
        self.type = type
        self.right1 = right1
    }
    @Instantiated(fulfilledByType: "Profile") let right: ErasedInstantiator<(age: Int, user: String), any Screen>
    @Instantiated(fulfilledByType: "Profile") let alsoRight: ErasedInstantiator<Profile.ForwardedProperties, any Screen>
    @Instantiated(fulfilledByType: "Profile") let order: ErasedInstantiator<(user: String, age: Int), any Screen>
    @Instantiated(fulfilledByType: "Profile") let none: ErasedInstantiator<(), any Screen>
    @Instantiated(fulfilledByType: "Page") let type: ErasedInstantiator<Int, any Screen>
    @Instantiated(fulfilledByType: "Page") let right1: ErasedInstantiator<String, any Screen>
}

@Instantiable
public final class Profile: Screen, Instantiable {
    public init(user: String, age: Int) {
        self.user = user
        self.age = age
    }
    @Forwarded let user: String
    @Forwarded let age: Int
}

@Instantiable
public final class Page: Screen, Instantiable {
    public init(title: String) { self.title = title }
    @Forwarded let title: String
}
