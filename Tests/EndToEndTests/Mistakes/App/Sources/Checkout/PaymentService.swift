public protocol PaymentService {
    func pay(_ order: Order) -> Bool
}
