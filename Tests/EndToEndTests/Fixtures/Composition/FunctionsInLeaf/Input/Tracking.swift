protocol CartTrackingDependency {
    func trackAddToCart()
}

protocol ServicesDependency {
    var first: any Tracking { get }
    var second: any Logging { get }
}
