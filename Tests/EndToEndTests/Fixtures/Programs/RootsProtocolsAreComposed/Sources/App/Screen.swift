public typealias Screen = Titled & Sized
public protocol Titled {}
@MainActor public protocol Sized {}
