import Services

// arbor: dependencies
struct DealBanner<Dependencies: DealBannerDependencies>: View {
    let dependencies: Dependencies

    var lines: [String] {
        dependencies.tracker.track("banner")
        return ["*** today only ***"]
    }
}
