import Platform

public protocol Shipping {
    func cost(of amount: Money) -> Money
}
