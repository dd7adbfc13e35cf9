import Arbor
import Catalogue
import Platform

/// Leads from screen to screen. It needn't know the screens of the checkout.
@MainActor
@Instantiable
public struct Navigator: Instantiable {
    @Received private let analytics: any Analytics
    @Instantiated private let catalogueBuilder: Instantiator<CatalogueScreen>
    @Instantiated(fulfilledByType: "CheckoutScreen", erasedToConcreteExistential: true)
    private let checkoutBuilder: ErasedInstantiator<String, AnyScreen>
    @Instantiated(fulfilledByType: "OrderHistoryScreen")
    private let historyBuilder: ErasedInstantiator<Void, any Screen>

    public init(
        analytics: any Analytics,
        catalogueBuilder: Instantiator<CatalogueScreen>,
        checkoutBuilder: ErasedInstantiator<String, AnyScreen>,
        historyBuilder: ErasedInstantiator<Void, any Screen>
    ) {
        self.analytics = analytics
        self.catalogueBuilder = catalogueBuilder
        self.checkoutBuilder = checkoutBuilder
        self.historyBuilder = historyBuilder
    }

    func walk() {
        analytics.track("open shop")
        catalogueBuilder.instantiate().show()
        checkoutBuilder.instantiate("TEA-10").show()
        historyBuilder.instantiate().show()
    }
}
