struct DealsRepository { let name = "deals" }
protocol DealsRepositoryDependency { var dealsRepository: DealsRepository { get } }

typealias HotDealsDependencies = TrackingDependency & DealsRepositoryDependency
typealias HotDealsExternalDependencies = TrackingDependency

struct SplicedHotDealsDependencies<ExternalDependencies: HotDealsExternalDependencies>: HotDealsDependencies {
    private let externalDependencies: ExternalDependencies
    let dealsRepository: DealsRepository
    var tracker: any Tracking { externalDependencies.tracker }

    init(externalDependencies: ExternalDependencies, dealsRepository: DealsRepository) {
        self.externalDependencies = externalDependencies
        self.dealsRepository = dealsRepository
    }
}

struct HotDeals<ExternalDependencies: HotDealsExternalDependencies>: View {
    let dependencies: SplicedHotDealsDependencies<ExternalDependencies>
    func show() { dependencies.tracker.track(dependencies.dealsRepository.name) }
}

struct ProductDetailView<ExternalDependencies: HotDealsExternalDependencies>: View {
    let dependencies: SplicedHotDealsDependencies<ExternalDependencies>
    func show() { dependencies.tracker.track("detail") }
}
