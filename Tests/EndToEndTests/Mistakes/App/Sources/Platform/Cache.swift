import Arbor

/// Keeps values for as long as its owner lives.
@Instantiable
public final class Cache<Value>: Instantiable {
    @Received private let logger: any Logger

    private var values: [String: Value] = [:]

    public init(logger: any Logger) {
        self.logger = logger
    }

    public func value(for key: String, make: () -> Value) -> Value {
        if let value = values[key] {
            logger.log("cached \(key)")
            return value
        }
        let value = make()
        values[key] = value
        return value
    }
}
