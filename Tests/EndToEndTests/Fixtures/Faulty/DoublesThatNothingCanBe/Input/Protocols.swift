import Arbor

public protocol Named { var name: String { get } }

@Instantiable(generateDouble: true)
public protocol Clock: Named, Sendable { var hour: Int { get } }

@Instantiable(generateDouble: true)
public protocol Alarm: Clock, CustomStringConvertible { func ring() }

@Instantiable(generateDouble: true)
public protocol Store {
    associatedtype Item
    subscript(index: Int) -> Item { get }
    #if DEBUG
    func reset()
    #endif
}

@Instantiable(isRoot: true, generateDouble: true)
private protocol Hidden {}

@Instantiable(isRoot: true, generateDouble: true)
public struct App: Instantiable {
    public init() {}
}
