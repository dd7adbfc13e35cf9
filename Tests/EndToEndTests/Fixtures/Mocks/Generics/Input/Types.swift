import SafeDI

// A generic type is replaced as a whole. Only the function of its own mock has parameters for its default values.

public struct Box<Value> { let value: Value }

@Instantiable
extension Box: Instantiable {
    public static func instantiate() -> Box<Int> { Box<Int>(value: 1) }
    public static func instantiate(number: Box<Int>) -> Box<String> { Box<String>(value: "\(number.value)") }
}

@Instantiable(generateMock: true)
public struct Pair<Value>: Instantiable {
    public init(times: Int = 2, first: Value, part: Part, others: [Value] = []) {
        self.times = times
        self.first = first
        self.part = part
        self.others = others
    }

    public let times: Int
    public let others: [Value]

    @Received let first: Value
    @Instantiated let part: Part
}

@Instantiable
public struct Part: Instantiable { public init() {} }

@Instantiable(isRoot: true, generateMock: true)
public struct App: Instantiable {
    public init(number: Box<Int>, text: Box<String>, first: Box<Int>, pair: Pair<Box<Int>>) {
        self.number = number
        self.text = text
        self.first = first
        self.pair = pair
    }

    @Instantiated let number: Box<Int>
    @Instantiated let text: Box<String>
    @Received(fulfilledByDependencyNamed: "number", ofType: Box<Int>.self) let first: Box<Int>
    @Instantiated let pair: Pair<Box<Int>>
}
