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

final class Cup {
    let size: Int

    @Provider
    init(size: Int) { self.size = size }
}

// Parameters and entry points have the names of modules, types and the library's types.
@Module(provides: [Cup.self], submodules: [Outer.Inner.self])
enum Cups {
    @Provider(scope: .singleton) static func title(cup: Cup, Cups: Int) -> String { "\(cup.size) \(Cups)" }
}

enum Outer {
    @Module
    enum Inner {
        @Provider static func weight(Outer: Lazy<Cup>) -> Double { Double(Outer.get().size) }
    }
}

@Component(modules: [Cups.self])
protocol CupsOfTypes {
    init(Cups: Int)
    func Cup() -> Cup
    func Cups() -> String
    func Lazy() -> Lazy<Cup>
    func Outer() -> Double
}

@Component(modules: [Cups.self])
protocol CupsOfLabels {
    init(Cups: Int)
    func title() -> String
    func weight() -> Double
}
