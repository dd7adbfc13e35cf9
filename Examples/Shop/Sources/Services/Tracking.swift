/// Counts what customers do.
public protocol Tracking: Sendable {
    func track(_ event: String)
}

public protocol TrackingDependency {
    var tracker: any Tracking { get }
}

public struct ConsoleTracker: Tracking {
    public init() {}

    public func track(_ event: String) { print("  event: \(event)") }
}
