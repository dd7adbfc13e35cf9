// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Blade)
import Blade
#endif

/// Implements `Program` with the providers of its modules.
final class BladeProgram: Program {
    func numbers() -> [Int] {
        return BladeProgram.makeInt()
    }

    func sameNumbers() -> [Int] {
        return BladeProgram.makeInt()
    }

    func inner() -> Outer.Inner {
        return BladeProgram.makeOuterInner()
    }

    func color() -> Color {
        return Colors.color()
    }

    func length() -> Int64 {
        return BladeProgram.makeInt64()
    }

    @inline(never)
    private static func makeInt64() -> Int64 {
        let id: String = AllValues.id()
        let color: Color = Colors.color()
        return Colors.length(id: id, color: color)
    }

    @inline(never)
    private static func makeOuterInner() -> Outer.Inner {
        let id: String = AllValues.id()
        let size: Int? = AllValues.size()
        let handler: () -> Int = AllValues.handler()
        let both: any First & Second = AllValues.both()
        let lazy = Lazy<Int> { AllValues.number() }
        return Outer.Inner(id: id, size: size, handler: handler, both: both, lazy: lazy)
    }

    @inline(never)
    private static func makeInt() -> [Int] {
        let number: Int = AllValues.number()
        return AllValues.numbers(number: number)
    }

    init() {}
}
