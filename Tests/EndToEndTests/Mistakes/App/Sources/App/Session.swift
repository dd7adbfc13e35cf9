import Arbor
import Catalogue
import Checkout
import Platform

/// What lives while a customer is logged in.
@MainActor
@Instantiable
public struct Session: Instantiable {
    @Forwarded private let customer: Customer
    @Received private let productRepository: any ProductRepository
    @Instantiated private let priceFormatter: PriceFormatter
    @Instantiated private let basket: Basket
    @Instantiated private let wishlist: Wishlist
    @Instantiated private let navigator: Navigator

    public init(
        customer: Customer,
        productRepository: any ProductRepository,
        priceFormatter: PriceFormatter,
        basket: Basket,
        wishlist: Wishlist,
        navigator: Navigator
    ) {
        self.customer = customer
        self.productRepository = productRepository
        self.priceFormatter = priceFormatter
        self.basket = basket
        self.wishlist = wishlist
        self.navigator = navigator
    }

    func run() {
        wishlist.add("C4")
        productRepository.all().prefix(2).forEach(basket.add)
        navigator.walk()
    }
}
