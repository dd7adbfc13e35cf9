import Arbor

/// How often a request is repeated that the server didn't answer.
@Instantiable
public struct RetryPolicy: Instantiable, Sendable {
    public let attempts: Int

    public init(attempts: Int = 3) {
        self.attempts = attempts
    }
}
