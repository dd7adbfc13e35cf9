import Arbor
import Platform

/// Adds everything up, takes the money and prints a receipt.
@MainActor
@Instantiable
public struct CheckoutScreen: Screen, Instantiable {
    @Forwarded private let voucherCode: String
    @Received private let basket: Basket
    @Received private let console: any Console
    @Instantiated private let totals: Totals
    @Instantiated private let orderStore: OrderStore
    @Instantiated private let paymentService: any PaymentService
    @Instantiated private let receiptPrinterBuilder: SendableInstantiator<ReceiptPrinter>

    public init(
        voucherCode: String,
        basket: Basket,
        console: any Console,
        totals: Totals,
        orderStore: OrderStore,
        paymentService: any PaymentService,
        receiptPrinterBuilder: SendableInstantiator<ReceiptPrinter>
    ) {
        self.voucherCode = voucherCode
        self.basket = basket
        self.console = console
        self.totals = totals
        self.orderStore = orderStore
        self.paymentService = paymentService
        self.receiptPrinterBuilder = receiptPrinterBuilder
    }

    public func show() {
        console.write("Checkout with \(voucherCode), \(basket.products.count) products")
        let order = orderStore.place(total: totals.total())
        guard paymentService.pay(order) else {
            console.write("The payment failed.")
            return
        }
        receiptPrinterBuilder.instantiate((copies: 2, order: order)).printReceipt()
    }
}
