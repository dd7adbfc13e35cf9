import Arbor

@Instantiable(generateDouble: yes)
public protocol Unclear {}

public enum Net {
    public struct Request {}

    @Instantiable(generateDouble: true)
    public protocol Client {
        func send(_ request: Request)
    }
}

@Instantiable(generateDouble: true)
public protocol Order where Self: Comparable {
    static func <+> (one: Self, other: Self) -> Self
}
