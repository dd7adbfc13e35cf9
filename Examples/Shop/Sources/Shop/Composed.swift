// Written by arbor from the 'arbor:' comments in the sources.
// Changes are lost at the next build: change the comments or the aliases instead.
#if canImport(ProductFeature)
import ProductFeature
#endif
#if canImport(Services)
import Services
#endif

struct AppViewContainer: AppViewDependencies {
    let logger: any Logging
    let network: any Networking
    let tracker: any Tracking
}
