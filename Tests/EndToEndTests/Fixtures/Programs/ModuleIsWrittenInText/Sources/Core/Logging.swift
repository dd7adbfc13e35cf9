public protocol Logging {
    var name: String { get }
}
