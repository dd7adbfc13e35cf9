import Arbor
import Catalogue
import Platform

/// The root of the tree: what lives as long as the program.
@MainActor
@Instantiable(isRoot: true)
public struct ShopApp: Instantiable {
    @Instantiated private let console: any Console
    @Instantiated private let timeSource: any TimeSource
    @Instantiated private let logger: any Logger
    @Instantiated private let keyValueStore: any KeyValueStore
    @Instantiated private let analytics: any Analytics
    @Instantiated private let httpClient: any HTTPClient
    @Instantiated private let featureFlags: FeatureFlags
    @Instantiated private let productRepository: any ProductRepository
    @Instantiated private let authenticator: any Authenticator
    @Instantiated private let sessionBuilder: Instantiator<Session>

    public init(
        console: any Console,
        timeSource: any TimeSource,
        logger: any Logger,
        keyValueStore: any KeyValueStore,
        analytics: any Analytics,
        httpClient: any HTTPClient,
        featureFlags: FeatureFlags,
        productRepository: any ProductRepository,
        authenticator: any Authenticator,
        sessionBuilder: Instantiator<Session>
    ) {
        self.console = console
        self.timeSource = timeSource
        self.logger = logger
        self.keyValueStore = keyValueStore
        self.analytics = analytics
        self.httpClient = httpClient
        self.featureFlags = featureFlags
        self.productRepository = productRepository
        self.authenticator = authenticator
        self.sessionBuilder = sessionBuilder
    }

    /// Serves two customers, one after the other.
    func run() {
        console.write("The shop opens")
        for name in ["Mina", "Otto"] {
            guard let customer = authenticator.logIn(name) else { continue }
            sessionBuilder.instantiate(customer).run()
        }
        console.write("The shop closes")
    }
}
