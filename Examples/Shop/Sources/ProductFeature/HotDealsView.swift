import Services

// arbor: dependencies
struct HotDealsView<Dependencies: HotDealsViewDependencies>: View {
    let dependencies: Dependencies

    var lines: [String] {
        dependencies.logger.log("deals loaded")
        return ["Hot deals: " + dependencies.network.text(at: "deals")]
            + DealBanner(dependencies: dependencies).lines
    }
}
