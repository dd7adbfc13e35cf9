import Arbor

public protocol Screen: AnyObject {}
public protocol Client: AnyObject {}

/// Its module can't import the one that declares what it makes.
@Instantiable
public final class Home: Instantiable {
    public init(
        screens: ErasedInstantiator<Int, any Screen>, details: ErasedInstantiator<Int, any Screen>,
        page: any Screen, client: any Client
    ) {
        self.screens = screens
        self.details = details
        self.page = page
        self.client = client
    }

    @Instantiated(fulfilledByType: "Search") public let screens: ErasedInstantiator<Int, any Screen>
    @Instantiated(fulfilledByType: "Detail") public let details: ErasedInstantiator<Int, any Screen>
    @Instantiated(fulfilledByType: "Page") public let page: any Screen
    @Received let client: any Client
}
