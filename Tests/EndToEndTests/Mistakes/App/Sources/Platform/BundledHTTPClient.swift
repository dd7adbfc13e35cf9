import Arbor

/// Answers from a table, as the server would.
@Instantiable(fulfillingAdditionalTypes: [HTTPClient.self])
public struct BundledHTTPClient: HTTPClient, Instantiable {
    @Received private let logger: any Logger
    @Instantiated private let requestSigner: RequestSigner
    @Instantiated private let retryPolicy: RetryPolicy

    public init(logger: any Logger, requestSigner: RequestSigner, retryPolicy: RetryPolicy) {
        self.logger = logger
        self.requestSigner = requestSigner
        self.retryPolicy = retryPolicy
    }

    public func get(_ path: String) -> String {
        logger.log("GET \(path) \(requestSigner.signature(of: path))")
        return Self.responses[path] ?? ""
    }

    public func post(_ path: String, body: String) -> Bool {
        for attempt in 1...retryPolicy.attempts where attempt > 1 {
            logger.log("POST \(path) \(requestSigner.signature(of: body))")
            return true
        }
        return false
    }

    private static let responses = [
        "/products": "T1;Teapot;2450\nC4;Cup;690\nS2;Saucer;380\nK9;Kettle;5900",
        "/stock/T1": "3",
        "/stock/C4": "12",
        "/reviews/T1": "Pours well.",
    ]
}
