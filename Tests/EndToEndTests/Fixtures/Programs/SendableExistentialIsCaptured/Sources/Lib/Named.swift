public protocol Named: Sendable {}
