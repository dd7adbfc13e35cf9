protocol LoggingDependency { var logger: any Logging { get } }
protocol TrackingDependency { var tracker: any Tracking { get } }
protocol CartDependency { var cart: any Logging { get } }
protocol PriceDependency { var price: Int { get } }
protocol Logging { func log(_ message: String) }
protocol Tracking { func track(_ event: String) }

/// The tracker is only used in the shop, and the logger everywhere.
// arbor: container
typealias AppDependencies = LoggingDependency & ShopDependencies & HelpDependencies

struct App<Dependencies: AppDependencies> {
    let dependencies: Dependencies
    func show() {
        dependencies.logger.log("app")
        Shop(dependencies: dependencies).show()
        Help(dependencies: dependencies).show()
    }
}

typealias ShopDependencies = ListDependencies & BasketExternalDependencies

struct Shop<Dependencies: ShopDependencies> {
    let dependencies: Dependencies
    func show() {
        List(dependencies: dependencies).show()
        Basket(
            dependencies: SplicedBasketDependencies(
                externalDependencies: dependencies, cart: Cart(), price: 1)
        ).show()
    }
}

struct Cart: Logging { func log(_ message: String) {} }

typealias ListDependencies = TrackingDependency

struct List<Dependencies: ListDependencies> {
    let dependencies: Dependencies
    func show() { dependencies.tracker.track("list") }
}

typealias BasketDependencies = TrackingDependency & RowDependencies
typealias BasketExternalDependencies = TrackingDependency & LoggingDependency

struct SplicedBasketDependencies<ExternalDependencies: BasketExternalDependencies>: BasketDependencies {
    private let externalDependencies: ExternalDependencies
    let cart: any Logging
    let price: Int
    var tracker: any Tracking { externalDependencies.tracker }
    var logger: any Logging { externalDependencies.logger }
    init(externalDependencies: ExternalDependencies, cart: any Logging, price: Int) {
        self.externalDependencies = externalDependencies
        self.cart = cart
        self.price = price
    }
}

struct Basket<ExternalDependencies: BasketExternalDependencies> {
    let dependencies: SplicedBasketDependencies<ExternalDependencies>
    func show() {
        dependencies.tracker.track("basket")
        Row(dependencies: dependencies).show()
    }
}

typealias RowDependencies = PriceDependency & CellDependencies & LabelDependencies & LoggingDependency

struct Row<Dependencies: RowDependencies> {
    let dependencies: Dependencies
    func show() {
        dependencies.logger.log("row \(dependencies.price)")
        Cell(dependencies: dependencies).show()
        Label(dependencies: dependencies).show()
    }
}

typealias CellDependencies = CartDependency

struct Cell<Dependencies: CellDependencies> {
    let dependencies: Dependencies
    func show() { dependencies.cart.log("cell") }
}

typealias LabelDependencies = CartDependency

struct Label<Dependencies: LabelDependencies> {
    let dependencies: Dependencies
    func show() { dependencies.cart.log("label") }
}

typealias HelpDependencies = LoggingDependency

struct Help<Dependencies: HelpDependencies> {
    let dependencies: Dependencies
    func show() { dependencies.logger.log("help") }
}
