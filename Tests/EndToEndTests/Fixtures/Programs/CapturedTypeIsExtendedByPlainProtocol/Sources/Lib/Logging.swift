public protocol Logging {}
