import Blade

protocol Named {}

protocol Titled: Named {}

struct Passed {
    let value: String

    @Provider
    init(a: borrowing Int, b: consuming Int8, c: sending Int16, _: Int32, x _: Int64, `self`: UInt8) {
        value = "\(copy a) \(b) \(c) \(`self`)"
    }
}

struct Default {
    @Provider
    init(_: Int, size: Int = 3, missing _: Float = 1) {}
}

@Module(provides: [Passed.self, Default.self])
enum Numbers {
    @Provider static func int8(_: Int) -> Int8 { 8 }
    @Provider static func int16(of _: Int, _: Int8) -> Int16 { 16 }
    @Provider static func int64(`default`: Int) -> Int64 { Int64(`default`) }
    @Provider static func uint8() -> UInt8 { 9 }
}

@Component(modules: [Numbers.self])
protocol `Protocol`: Titled {
    init(_: Int, `default`: Int32, y _: Double)
    func passed() -> Passed
    func `default`() -> Int32
    func double() -> Double
    func int() -> Int
    func other() -> Default
}
