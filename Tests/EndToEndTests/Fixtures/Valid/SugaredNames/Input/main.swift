import Arbor

// An extension may name its type as values of it are written.

extension Array: @retroactive Instantiable where Element == Int {}
extension Dictionary: @retroactive Instantiable {}

@Instantiable(conformsElsewhere: true)
extension [Int] {
    public static func instantiate() -> [Int] { [1, 2] }
}

@Instantiable(conformsElsewhere: true)
extension [String: Int] {
    public static func instantiate(numbers: [Int]) -> [String: Int] { ["count": numbers.count] }
}

@Instantiable(isRoot: true)
public struct App: Instantiable {
    public init(numbers: [Int], counts: [String: Int]) {
        self.numbers = numbers
        self.counts = counts
    }
    @Instantiated let numbers: [Int]
    @Instantiated let counts: [String: Int]
}
print(App().numbers, App().counts)
