import Arbor
import Platform

/// Knows what the codes of vouchers are worth.
@Instantiable
public struct VoucherValidator: Instantiable {
    @Received private let voucherCode: String
    @Received private let logger: any Logger

    public init(voucherCode: String, logger: any Logger) {
        self.voucherCode = voucherCode
        self.logger = logger
    }

    func reduction(of amount: Money) -> Money {
        guard voucherCode.hasPrefix("TEA") else {
            logger.log("unknown voucher \(voucherCode)")
            return .zero
        }
        return amount.percent(10)
    }
}
