public protocol ReviewService {
    func review() -> String?
}
