open class Controller {
    public struct Logger { public init() {} }
    public typealias Token = Int
    public init(title: String) {}
}
