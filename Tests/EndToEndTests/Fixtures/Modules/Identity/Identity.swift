import Synchronization

/// Tells the instances of a kind apart: the first of its kind is 1.
public struct Identity: CustomStringConvertible, Equatable, Sendable {
    public let description: String

    private static let counts = Mutex<[String: Int]>([:])

    public init(_ kind: String) {
        let number = Self.counts.withLock { counts in
            counts[kind, default: 0] += 1
            return counts[kind]!
        }
        description = "\(kind)#\(number)"
    }
}
