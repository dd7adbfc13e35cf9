import Arbor
import Foundation

/// Keeps values until the program ends.
@Instantiable(fulfillingAdditionalTypes: [KeyValueStore.self])
public final class MemoryStore: KeyValueStore, Instantiable, @unchecked Sendable {
    @Received private let logger: any Logger

    private let lock = NSLock()
    private var values = ["flags.reviews": "on"]

    public init(logger: any Logger) {
        self.logger = logger
    }

    public func value(for key: String) -> String? {
        lock.withLock { values[key] }
    }

    public func set(_ value: String, for key: String) {
        logger.log("store \(key)")
        lock.withLock { values[key] = value }
    }
}
