import Arbor

/// Adds what the server checks to see that a request is ours.
@Instantiable
public struct RequestSigner: Instantiable, Sendable {
    @Received private let timeSource: any TimeSource

    public init(timeSource: any TimeSource) {
        self.timeSource = timeSource
    }

    func signature(of text: String) -> Int {
        text.utf8.reduce(Int(timeSource.now.timeIntervalSince1970)) { $0 &* 31 &+ Int($1) }
    }
}
