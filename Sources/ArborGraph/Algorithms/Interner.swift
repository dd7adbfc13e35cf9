/// Gives equal values the same small number, so that all that follows compares and indexes integers.
public struct Interner<Value: Hashable & Sendable>: Sendable {
    private var numbers: [Value: Int32] = [:]
    /// By number.
    public private(set) var values: [Value] = []

    public init() {}

    public mutating func intern(_ value: Value) -> Int32 {
        if let number = numbers[value] { return number }
        let number = Int32(values.count)
        numbers[value] = number
        values.append(value)
        return number
    }

    /// The number of a value that was interned before, else `nil`.
    public func number(of value: Value) -> Int32? { numbers[value] }

    public subscript(number: Int32) -> Value { values[Int(number)] }
    public var count: Int { values.count }
}
