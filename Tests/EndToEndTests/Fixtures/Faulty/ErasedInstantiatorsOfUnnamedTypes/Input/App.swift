import Arbor

public protocol Screen {}

@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(
        received: ErasedInstantiator<Int, any Screen>, plain: ErasedInstantiator<Int, any Screen>,
        unnamed: ErasedInstantiator<Int, any Screen>, wrong: ErasedInstantiator<Int, any Screen>
    ) {
        self.received = received
        self.plain = plain
        self.unnamed = unnamed
        self.wrong = wrong
    }

    @Received private let received: ErasedInstantiator<Int, any Screen>
    private let plain: ErasedInstantiator<Int, any Screen>
    @Instantiated private let unnamed: ErasedInstantiator<Int, any Screen>
    @Instantiated(fulfilledByType: "Clock") private let wrong: ErasedInstantiator<Int, any Screen>
}

@Instantiable
public final class Detail: Screen, Instantiable {
    public init(id: Int) { self.id = id }

    @Forwarded private let id: Int
}

@Instantiable
public final class Clock: Instantiable {
    public init() {}
}
