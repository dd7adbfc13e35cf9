protocol Tracking: AnyObject { func track(_ s: String) }
protocol Logging { func log(_ s: String) }
protocol TrackingDependency { var tracker: any Tracking { get } }
protocol LoggingDependency { var logger: any Logging { get } }
final class T: Tracking { func track(_ s: String) { print("track", s) } }
struct L: Logging { func log(_ s: String) { print("log", s) } }
