import Arbor

public protocol Tracker {}
#if DEBUG
@Instantiable(fulfillingAdditionalTypes: [Tracker.self])
public struct FakeTracker: Tracker, Instantiable { public init() {} }
#else
@Instantiable(fulfillingAdditionalTypes: [Tracker.self])
public struct NetTracker: Tracker, Instantiable { public init() {} }
#endif
@Instantiable(isRoot: true)
public struct App: Instantiable {
    public init(tracker: FakeTracker) { self.tracker = tracker }
    @Instantiated let tracker: FakeTracker
}
