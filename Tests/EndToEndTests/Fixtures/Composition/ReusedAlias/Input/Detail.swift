typealias HotDealsDependencies = TrackingDependency
struct HotDeals<Dependencies: HotDealsDependencies>: View {
    let dependencies: Dependencies
    func show() { dependencies.tracker.track("deals") }
}

struct ProductDetailView<Dependencies: HotDealsDependencies>: View {
    let dependencies: Dependencies
    func show() { dependencies.tracker.track("detail") }
}
