// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Blade)
import Blade
#endif

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
