import Arbor

public struct Box<Value> {
    let value: Value
}

@Instantiable
extension Box: Instantiable {
    public static func instantiate() -> Box<Int> { Box<Int>(value: 1) }
    public static func instantiate(count: Int) -> Box<[Int]> { Box<[Int]>(value: [count]) }
}

@Instantiable(isRoot: true)
public struct App: Instantiable {
    public init(
        text: Box<String>, bare: Box, deep: Box<Box<Int>>, number: Box<Int>, boxes: Instantiator<Box<Double>>,
        taker: Taker, pair: ErasedInstantiator<Int>
    ) {}

    @Instantiated let text: Box<String>
    @Instantiated let bare: Box
    @Instantiated let deep: Box<Box<Int>>
    @Instantiated let number: Box<Int>
    @Instantiated let boxes: Instantiator<Box<Double>>
    @Instantiated let taker: Taker
    @Instantiated(fulfilledByType: "Taker") let pair: ErasedInstantiator<Int>
}

@Instantiable
public struct Taker: Instantiable {
    public init(number: Box<String>) { self.number = number }
    @Received let number: Box<String>
}
