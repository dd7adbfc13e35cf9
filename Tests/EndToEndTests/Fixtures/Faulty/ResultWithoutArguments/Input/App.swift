import Arbor

public struct Box<Value> { public init() {} }

@Instantiable
extension Box: Instantiable {
    public static func instantiate() -> Box { .init() }
}

public struct Pair<One, Other> { public init() {} }

@Instantiable
extension Pair: Instantiable {
    public static func instantiate() -> Self { .init() }
}

@Instantiable(isRoot: true)
public struct App: Instantiable {
    public init(box: Box<Int>, pairs: Instantiator<Pair<Int, String>>) {
        self.box = box
        self.pairs = pairs
    }
    @Instantiated let box: Box<Int>
    @Instantiated let pairs: Instantiator<Pair<Int, String>>
}
