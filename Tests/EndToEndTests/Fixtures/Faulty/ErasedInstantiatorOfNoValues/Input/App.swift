import Arbor

public protocol Screen {}

@Instantiable
public struct Page: Screen, Instantiable {
    public init() {}
}

@Instantiable(isRoot: true)
public struct App: Instantiable {
    public init(
        right: ErasedInstantiator<(), any Screen>, void: ErasedInstantiator<Void, any Screen>,
        named: ErasedInstantiator<Page.ForwardedProperties, any Screen>,
        wrong: ErasedInstantiator<Int, any Screen>, sendable: SendableErasedInstantiator<(a: Int, b: Int), any Screen>
    ) {
        self.right = right
        self.void = void
        self.named = named
        self.wrong = wrong
        self.sendable = sendable
    }

    @Instantiated(fulfilledByType: "Page") let right: ErasedInstantiator<(), any Screen>
    @Instantiated(fulfilledByType: "Page") let void: ErasedInstantiator<Void, any Screen>
    @Instantiated(fulfilledByType: "Page") let named: ErasedInstantiator<Page.ForwardedProperties, any Screen>
    @Instantiated(fulfilledByType: "Page") let wrong: ErasedInstantiator<Int, any Screen>
    @Instantiated(fulfilledByType: "Page")
    let sendable: SendableErasedInstantiator<(a: Int, b: Int), any Screen>
}
