public struct Clock: Sendable {
    public let hour: Int
    public init(hour: Int) { self.hour = hour }
}

public protocol ClockDependency { var clock: Clock { get } }
public protocol NameDependency { var name: String { get } }
