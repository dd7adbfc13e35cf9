// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Blade)
import Blade
#endif

// Other declarations may hide these names below.
private typealias TopLevelCup = Cup
private typealias TopLevelCups = Cups
private typealias TopLevelLazy = Lazy
private typealias TopLevelOuter = Outer

/// Implements `CupsOfLabels` with the providers of its modules.
final class BladeCupsOfLabels: CupsOfLabels {
    private let Cups_2: Int
    private let string: String

    func title() -> String {
        return string
    }

    func weight() -> Double {
        return BladeCupsOfLabels.makeDouble(size: Cups_2)
    }

    @inline(never)
    private static func makeDouble(size: Int) -> Double {
        let Outer_2 = Lazy<Cup> { Cup(size: size) }
        return Outer.Inner.weight(Outer: Outer_2)
    }

    @inline(never)
    private static func makeString(Cups_2: Int) -> String {
        Cups.title(cup: Cup(size: Cups_2), Cups: Cups_2)
    }

    init(Cups Cups_2: Int) {
        let string: String = BladeCupsOfLabels.makeString(Cups_2: Cups_2)
        self.Cups_2 = Cups_2
        self.string = string
    }
}

/// Implements `CupsOfTypes` with the providers of its modules.
final class BladeCupsOfTypes: CupsOfTypes {
    private let _Cups: Int
    private let string: String

    func Cup() -> Cup {
        return TopLevelCup(size: _Cups)
    }

    func Cups() -> String {
        return string
    }

    func Lazy() -> Lazy<Cup> {
        return TopLevelLazy<TopLevelCup> { [_Cups = self._Cups] in TopLevelCup(size: _Cups) }
    }

    func Outer() -> Double {
        return BladeCupsOfTypes.makeDouble(size: _Cups)
    }

    @inline(never)
    private static func makeDouble(size: Int) -> Double {
        let Outer_2 = TopLevelLazy<TopLevelCup> { TopLevelCup(size: size) }
        return TopLevelOuter.Inner.weight(Outer: Outer_2)
    }

    @inline(never)
    private static func makeString(Cups_2: Int) -> String {
        TopLevelCups.title(cup: TopLevelCup(size: Cups_2), Cups: Cups_2)
    }

    init(Cups _Cups: Int) {
        let string: String = BladeCupsOfTypes.makeString(Cups_2: _Cups)
        self._Cups = _Cups
        self.string = string
    }
}

/// Implements ``Protocol`` with the providers of its modules.
final class BladeProtocol: `Protocol` {
    private let value1: Int
    private let _default: Int32
    private let value3: Double

    func passed() -> Passed {
        return BladeProtocol.makePassed(a: value1, value4: _default)
    }

    func `default`() -> Int32 {
        return _default
    }

    func double() -> Double {
        return value3
    }

    func int() -> Int {
        return value1
    }

    func other() -> Default {
        return Default(value1, size: value1)
    }

    @inline(never)
    private static func makeInt16(value1: Int) -> Int16 {
        let value2: Int8 = Numbers.int8(value1)
        return Numbers.int16(of: value1, value2)
    }

    @inline(never)
    private static func makePassed(a: Int, value4: Int32) -> Passed {
        let b: Int8 = Numbers.int8(a)
        let c: Int16 = BladeProtocol.makeInt16(value1: a)
        let value5: Int64 = Numbers.int64(default: a)
        let selfValue6: UInt8 = Numbers.uint8()
        return Passed(a: a, b: b, c: c, value4, x: value5, self: selfValue6)
    }

    init(_ value1: Int, default _default: Int32, y value3: Double) {
        self.value1 = value1
        self._default = _default
        self.value3 = value3
    }
}
