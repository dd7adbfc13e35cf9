public protocol Base {}
public protocol Store: Base {}
public protocol Screen {}
public protocol Reader {}
public protocol Writer {}
public protocol Logger {}
public protocol Clock {}
public protocol Mock {}
extension Page: Screen {}
extension Extended: Reader {}
open class Parent: Writer {
    public init() {}
}
public struct AnyScreen {
    public init(_ screen: any Screen) {}
}
