import Arbor
import Platform

/// Prints the receipt of one order, as often as it is asked for.
@Instantiable
public struct ReceiptPrinter: Instantiable {
    @Forwarded private let order: Order
    @Forwarded private let copies: Int
    @Received private let console: any Console
    @Received private let priceFormatter: PriceFormatter
    @Instantiated private let receiptLayout: ReceiptLayout

    public init(
        order: Order,
        copies: Int,
        console: any Console,
        priceFormatter: PriceFormatter,
        receiptLayout: ReceiptLayout
    ) {
        self.order = order
        self.copies = copies
        self.console = console
        self.priceFormatter = priceFormatter
        self.receiptLayout = receiptLayout
    }

    func printReceipt() {
        for copy in 1...copies {
            let total = priceFormatter.text(order.total)
            console.write(receiptLayout.line("Order \(order.number), copy \(copy)", total))
        }
    }
}
